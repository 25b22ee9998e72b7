export const de = `ab aber alle allem allen aller alles als also am an andere anderem anderen anderer anderes auch auf aus außer bald bei beim beide beiden bereits bin bis bist
da dabei dadurch dafür dagegen daher damit danach dann daran darauf daraus darf darin darüber darum das dass davon dazu dein deine deinem deinen deiner dem den denen denn dennoch der
deren des deshalb dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch dürfen eben ein eine einem einen einer eines einschließlich einige einigen einmal er es etwa etwas
euch euer eure für gab gar gegen gewesen gibt gleich habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer in indem inklusive ins ist ja je
jede jedem jeden jeder jedes jedoch jene jetzt kann kein keine keinem keinen keiner können könnte lassen machen man mehr mein meine meinem meinen meiner mich mir mit muss müssen nach
neben nicht nichts noch nun nur nutzen nutzt ob oder oft ohne schon sehr sein seine seinem seinen seiner seit selbst sich sie sind so sodass sogar solche soll sollen sollte sollten sondern sonst
sowie um und uns unser unsere unserem unseren unserer unter viel viele vom von vor wann war waren warum was weder weil welche welchem welchen welcher welches wenn wer werde werden
wie wieder will wir wird wirklich wo worden wurde wurden während zu zum zur zwar zwischen über`;
