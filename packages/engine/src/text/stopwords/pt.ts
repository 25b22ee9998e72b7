export const pt = `a acerca agora ainda além algo alguma algumas alguns algum ante antes ao aos apenas após aquela aquelas aquele aqueles aquilo as assim através até bem cada com como contra
contudo cujo da daquele das de dela delas dele deles depois desde dessa dessas desse desses desta deste deve devem disso do dos durante e ela elas ele eles em embora enquanto entre
era eram essa essas esse esses esta estamos estar estas estava este estes está estão eu faz fazer foi foram fosse graças há incluindo incluída incluídas incluído incluídos inclui incluem isso isto já la lhe lhes lo logo mais mas me mediante menos
mesma mesmas mesmo mesmos meu meus minha minhas muita muitas muito muitos na nas nem nenhum nenhuma nessa nesse nesta neste no nos nossa nossas nosso nossos num numa nunca não nós o
onde os ou outra outras outro outros para pela pelas pelo pelos perante pode podem pois por porque porém pouco poucos pra qual quais qualquer quando quanto quase que quem se seja sejam
sem sempre sendo ser será seu seus si sido sob sobre somente somos sua suas são só tal talvez também tanto te tem tendo ter teu tinha toda todas todavia todo todos tu tua tudo têm um uma
umas uns usa usado usam usamos usar vai você vocês vos à às é`;
