const PICTURES = 'JPEG, PNG, WebP, AVIF ou GIF'
const FILES = `imagens (${PICTURES}), PDF, vídeos MP4, ZIP, documentos (DOCX, ODT ou TXT) e planilhas (XLSX ou CSV)`

/** What the library takes, and why it does not take something. */
export const MEDIA_TEXT = {
  pictures: PICTURES,
  files: FILES,
  largest: '10 MB',
  type: `Este tipo de arquivo não é aceito. Envie ${FILES}.`,
  contents: `O arquivo está danificado ou não é o que o nome diz; TXT e CSV precisam estar em UTF-8. Envie ${FILES}.`,
  picture: `A imagem está danificada ou é grande demais. Envie uma com até 40 megapixels em ${PICTURES}.`,
  empty: 'O arquivo está vazio.',
  /** What a file is called whose own name says nothing. */
  nameless: 'arquivo',
}
