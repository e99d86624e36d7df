import { fileTrouble } from '../../media/file-trouble.ts'
import { sendFile } from '../../media/send-file.ts'

/** Puts a picture into the library and answers its number; what is in the way is told. */
export async function sendPicture(file: File, notify: (text: string) => void): Promise<number | undefined> {
  const trouble = fileTrouble(file, { picturesOnly: true })
  if (trouble) {
    notify(trouble)
    return undefined
  }
  notify(`Enviando “${file.name}”…`)
  try {
    return (await sendFile(file, () => {})).id
  } catch (error) {
    notify(error instanceof Error ? error.message : 'A imagem não foi enviada. Tente de novo.')
    return undefined
  }
}
