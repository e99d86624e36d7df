/** What is shared of a page without a picture of its own. */
export const SHARE_PICTURE = { url: '/imagem-da-loja.png', width: 1200, height: 630 }
