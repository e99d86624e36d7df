export const QUESTION_URL = '/pergunta/'
export const LONGEST_QUESTION = 1_000
export const LONGEST_ASKER = 100
export const QUESTION_SEARCH = 'pergunta'
/** As many as somebody reads; past a few they are searched. */
export const SHOWN_QUESTIONS = 30
export const SEARCHED_FROM = 6

export const QUESTION_CONSENT =
  'Ao enviar, você concorda que a pergunta e a resposta apareçam nesta página com o seu nome. O e-mail não aparece: serve só para avisar você da resposta, uma vez.'

/** A question as a product's page shows it: always with its answer. */
export type ShownQuestion = { id: number; author: string; text: string; at: Date; answer: string }
export type QuestionList = {
  questions: ShownQuestion[]
  /** All that are shown of the product, whatever was searched for. */
  total: number
  words: string
}

export type QuestionValues = { question: string; author: string; email: string }
export type QuestionField = keyof QuestionValues
export type QuestionProblems = Partial<Record<QuestionField, string>>

/** What the page that answers a sent question shows. */
export type QuestionAnswer = {
  product: { id: number; name: string; url: string }
  status: number
  message: string
  values: QuestionValues
  problems: QuestionProblems
  nonce: string
  signedIn: boolean
}
