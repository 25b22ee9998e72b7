export const it = `a abbia abbiamo ad agli ai al alcuna alcune alcuni all alla alle allo allora altra altre altri altro anche ancora anzi avere aveva c che chi ci ciascuno ciò come compresa compresi compreso con contro
così cui d da dagli dai dal dall dalla dalle dallo degli dei del dell della delle dello dentro deve devono di dopo dove due dunque durante e ed era erano essere fa fare fino fra fu già
gli grazie ha hai hanno ho i il in incluse inclusi incluso include infatti inoltre invece io l la le lei li lo loro lui ma mai me meno mentre mi mia mie miei mio molta molte molti molto ne negli nei nel nell nella
nelle nello nessun nessuna nessuno no noi non nostra nostre nostri nostro o od ogni ognuno oltre oppure ora per perché perciò però più po poco poi possono prima proprio può qualche
qualcosa quale quali qualsiasi quando quanto quasi quel quell quella quelle quelli quello quest questa queste questi questo qui quindi sarà se secondo sei sempre senza si sia siamo
siano sono sopra sotto sta stata state stati stato su sua sue sugli sui sul sull sulla sulle sullo suo suoi sì t tale tali tanto te ti tra tramite troppo tu tua tue tuo tuoi tutta
tutte tutti tutto un una uno usa usano usare usato v verso vi via voi vostra vostre vostri vostro è`;
