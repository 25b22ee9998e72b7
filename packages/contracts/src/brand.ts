/** The product's working name. It stands here only; the owner may change it. */
export const PRODUCT_NAME = 'Citelight';
