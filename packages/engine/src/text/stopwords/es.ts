export const es = `a acerca además ahora al algo alguna algunas alguno algunos algún ante antes aquel aquella aquellas aquello aquellos aquí así aun aunque aún bajo bien cada casi como con contra
cual cuales cualquier cuando cuanto cuál cuáles cuándo cómo de debe deben del desde donde dos durante dónde e el ella ellas ello ellos en entonces entre era eran eres es esa esas ese
eso esos esta estaba estado estamos estar estas este esto estos está están fue fueron fuimos gracias ha haber había hace hacer hacia han has hasta hay he hemos incluida incluidas incluido incluidos incluso incluye incluyen junto la las le les
lo los luego mas me mediante mejor menos mi mientras mis misma mismas mismo mismos mucha muchas mucho muchos muy más mí nada ni ninguna ninguno ningún no nos nosotros nuestra nuestras
nuestro nuestros nunca o os otra otras otro otros para pero poco por porque pues pueda puede pueden puedes que quien quienes quién qué se sea sean según ser si sido siempre sin sino
sobre solo sois somos son soy su sus suya suyo sí sólo tal también tampoco tan tanto te ti tiene tienen tienes toda todas todavía todo todos tras tu tus tú u un una unas uno unos usa usado usamos usan usando usar usted ustedes
va vez vosotros y ya yo él`;
