import { count } from '#kit/pt-br.ts'

type Sent = { id: number; media_type: 'image' | 'file' }
type Outcome = { sent: readonly Sent[]; refused: number }
export type Arrived = {
  pictures: number[]
  isChosen: boolean
  /** Not while there is a refusal to read or a picture to choose. */
  closes: boolean
}

/** What becomes of the files that were just sent from within the library. */
export function afterSending({ sent, refused }: Outcome, several: boolean): Arrived {
  const pictures = sent.filter(({ media_type }) => media_type === 'image').map(({ id }) => id)
  const isClear = pictures.length > 0 && pictures.length === sent.length && refused === 0
  if (several) return { pictures, isChosen: pictures.length > 0, closes: isClear }
  const isTheOne = isClear && pictures.length === 1
  return { pictures, isChosen: isTheOne, closes: isTheOne }
}

/** «2 imagens enviadas. Escolha uma delas.» */
export function arrivedText({ pictures: { length }, isChosen }: Arrived): string {
  if (length === 0) return ''
  if (isChosen) return `${count(length, 'imagem enviada e escolhida', 'imagens enviadas e escolhidas')}.`
  return length === 1 ? '1 imagem enviada. Escolha-a na lista.' : `${length} imagens enviadas. Escolha uma delas.`
}
