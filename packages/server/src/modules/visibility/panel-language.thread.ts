export { languageOfTexts } from '@citelight/engine/language/detect';
