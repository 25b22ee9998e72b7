export const fr = `a afin ai ainsi alors après as au aucun aucune aujourd aussi autre autres aux avait avant avec avez avoir avons ayant beaucoup bien c ce ceci cela celle celles celui cependant
ces cet cette ceux chaque chez ci comme comment compris comprise comprises d dans de depuis des dès donc dont du déjà elle elles en encore entre es est et eu eux fait faire faut font grâce hors hui il ils inclus incluse incluses j je
jusqu l la là laquelle le lequel les lesquelles lesquels leur leurs lors lorsque lui m ma mais malgré me même mêmes mes mieux moi moins mon n ne ni non nos notre nous on ont ou où
par parce parfois pas pendant peu peut peuvent plus plusieurs plutôt pour pourquoi pouvez pouvoir près presque puis puisque qu quand que quel quelle quelles quelque quelques quels
qui quoi s sa sans sauf se selon sera seront ses si soi soit sommes son sont sous souvent sur t ta tandis te tel telle telles tels tes toi ton toujours tous tout toute toutes très
trop tu un une utilise utilisent utiliser utilisé vers via voici voilà vos votre vous vu y à été était étaient être`;
