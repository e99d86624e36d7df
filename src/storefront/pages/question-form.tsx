import {
  LONGEST_ASKER,
  LONGEST_QUESTION,
  QUESTION_CONSENT,
  QUESTION_URL,
  type QuestionField,
  type QuestionProblems,
  type QuestionValues,
} from '#shop/reviews/questions/contract.ts'
import { REVIEW_NONCE_FIELD, REVIEW_TRAP_FIELD } from '#shop/reviews/contract.ts'

type Props = {
  productId: number
  values?: QuestionValues
  problems?: QuestionProblems
  /** A page from the cache has none: its script asks for one, and without scripts the answer does. */
  nonce?: string
  signedIn?: boolean
}

const NO_PROBLEMS: QuestionProblems = {}
const NOTHING: QuestionValues = { question: '', author: '', email: '' }

export function QuestionForm({ productId, values = NOTHING, problems = NO_PROBLEMS, nonce, signedIn = false }: Props) {
  const mark = (field: QuestionField) =>
    problems[field] ? { 'aria-invalid': true, 'aria-describedby': `question-${field}-problem` } : {}
  const problem = (field: QuestionField) =>
    problems[field] && (
      <span id={`question-${field}-problem`} className="field-problem">
        {problems[field]}
      </span>
    )
  return (
    <form className="comment-form question-form" method="post" action={QUESTION_URL}>
      <p>
        <label htmlFor="question-text">Sua pergunta</label>
        <textarea
          className="input"
          id="question-text"
          name="question"
          rows={3}
          required
          maxLength={LONGEST_QUESTION}
          defaultValue={values.question}
          {...mark('question')}
        />
        {problem('question')}
      </p>
      {!signedIn && (
        <div className="comment-form-guest">
          <p>
            <label htmlFor="question-author">Nome</label>
            <input
              className="input"
              id="question-author"
              name="author"
              autoComplete="name"
              required
              maxLength={LONGEST_ASKER}
              defaultValue={values.author}
              {...mark('author')}
            />
            {problem('author')}
          </p>
          <p>
            <label htmlFor="question-email">E-mail (não aparece)</label>
            <input
              className="input"
              id="question-email"
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              defaultValue={values.email}
              {...mark('email')}
            />
            {problem('email')}
          </p>
        </div>
      )}
      <p className="review-trap" aria-hidden="true">
        <label htmlFor="question-url">Deixe este campo vazio</label>
        <input id="question-url" name={REVIEW_TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </p>
      <p className="field-hint">{QUESTION_CONSENT}</p>
      <input type="hidden" name="product_id" value={productId} />
      <input type="hidden" name={REVIEW_NONCE_FIELD} value={nonce ?? ''} />
      <p className="form-submit">
        <button type="submit" className="button">
          Enviar pergunta
        </button>
      </p>
    </form>
  )
}
