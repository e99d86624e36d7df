export const COPY = 'Copiar'
export const COPIED = 'Copiado'
export const COPY_FAILED = 'Selecionado: copie com o teclado'
