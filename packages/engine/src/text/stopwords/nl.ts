export const nl = `aan achter af al alle alleen allemaal alles als altijd ander andere anderen anders beide ben bent bij bijna binnen boven buiten daar daarbij daardoor daarna daarom dan dat
de deze die dit doch doen doet door dus echter een eens eerst eigen elk elke en er erg ervan even gaan gaat ge gebruiken gebruikt geen geweest haar had hadden heb hebben hebt heeft hem het hier hierbij hij
hoe hoewel hun iedere ieder iemand iets ik in inbegrepen inclusief indien is ja je jij jou jouw jullie kan kon konden kun kunnen kunt langs liever maar maken me meer meest men met mij mijn minder moet moeten
mocht mogen mag na naar naast net niet niets nog nooit nu of om omdat onder ons onze ook op over per reeds samen sinds slechts soms staat steeds tegen ten ter terug terwijl te tijdens
toch toe toen tot totdat tussen u uit uw vaak van vanaf veel via voor vooral vóór waar waarbij waarom waaronder waren wanneer was wat we weer wel welk welke werd werden wie wij wil
willen worden wordt zal ze zeer zelf zich zichzelf zij zijn zo zoals zonder zou zouden zowel zullen één`;
