import {
  LONGEST_NAME,
  LONGEST_REVIEW,
  MAX_REVIEW_PHOTOS,
  REVIEW_NONCE_FIELD,
  REVIEW_PHOTOS_FIELD,
  REVIEW_TRAP_FIELD,
  REVIEW_URL,
  type ReviewField,
  type ReviewProblems,
  type ReviewValues,
} from '#shop/reviews/contract.ts'

type Props = {
  productId: number
  values?: ReviewValues
  problems?: ReviewProblems
  /** A page from the cache has none: its script asks for one, and without scripts the answer does. */
  nonce?: string
  signedIn?: boolean
}

const NOTES = ['Muito ruim', 'Não é tão ruim', 'Razoável', 'Bom', 'Perfeito']
const NO_PROBLEMS: ReviewProblems = {}
const NOTHING: ReviewValues = { rating: '', comment: '', author: '', email: '' }

/** A plain form: five radio buttons that look like stars, the words, and who writes. */
export function ReviewForm({ productId, values = NOTHING, problems = NO_PROBLEMS, nonce, signedIn = false }: Props) {
  const mark = (field: ReviewField) =>
    problems[field] ? { 'aria-invalid': true, 'aria-describedby': `review-${field}-problem` } : {}
  return (
    <form id="commentform" className="comment-form" method="post" action={REVIEW_URL} encType="multipart/form-data">
      <fieldset className="comment-form-rating" {...mark('rating')}>
        <legend>
          Sua avaliação <Required />
        </legend>
        <div className="rating-choice">
          {NOTES.map((note, index) => (
            <label key={note} title={note}>
              <input
                type="radio"
                name="rating"
                value={index + 1}
                required
                defaultChecked={values.rating === String(index + 1)}
                aria-label={`${index + 1} de 5 estrelas: ${note}`}
              />
            </label>
          ))}
        </div>
        <Problem field="rating" problems={problems} />
      </fieldset>
      <p className="comment-form-comment">
        <label htmlFor="comment">
          Sua avaliação sobre o produto <Required />
        </label>
        <textarea
          className="input"
          id="comment"
          name="comment"
          rows={5}
          required
          maxLength={LONGEST_REVIEW}
          defaultValue={values.comment}
          {...mark('comment')}
        />
        <Problem field="comment" problems={problems} />
      </p>
      {!signedIn && (
        <div className="comment-form-guest">
          <p className="comment-form-author">
            <label htmlFor="author">
              Nome <Required />
            </label>
            <input
              className="input"
              id="author"
              name="author"
              autoComplete="name"
              required
              maxLength={LONGEST_NAME}
              defaultValue={values.author}
              {...mark('author')}
            />
            <Problem field="author" problems={problems} />
          </p>
          <p className="comment-form-email">
            <label htmlFor="email">
              E-mail (não será publicado) <Required />
            </label>
            <input
              className="input"
              id="email"
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              defaultValue={values.email}
              {...mark('email')}
            />
            <Problem field="email" problems={problems} />
          </p>
        </div>
      )}
      <p className="comment-form-photos">
        <label htmlFor="review-photos">Fotos (opcional)</label>
        <input
          className="input"
          id="review-photos"
          name={REVIEW_PHOTOS_FIELD}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={`review-photos-hint${problems.photos ? ' review-photos-problem' : ''}`}
          aria-invalid={problems.photos ? true : undefined}
        />
        <span id="review-photos-hint" className="field-hint">
          Até {MAX_REVIEW_PHOTOS} fotos de 8 MB. Tiramos delas o lugar e os dados do aparelho, e a loja as vê antes de publicar.
        </span>
        <Problem field="photos" problems={problems} />
      </p>
      <p className="review-trap" aria-hidden="true">
        <label htmlFor="review-url">Deixe este campo vazio</label>
        <input id="review-url" name={REVIEW_TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </p>
      <input type="hidden" name="comment_post_ID" value={productId} />
      <input type="hidden" name={REVIEW_NONCE_FIELD} value={nonce ?? ''} />
      <p className="form-submit">
        <button type="submit" id="submit" className="button submit">
          Enviar
        </button>
      </p>
    </form>
  )
}

const Required = () => (
  <span className="required" aria-hidden="true">
    *
  </span>
)

function Problem({ field, problems }: { field: ReviewField; problems: ReviewProblems }) {
  const text = problems[field]
  if (!text) return null
  return (
    <span id={`review-${field}-problem`} className="field-problem">
      {text}
    </span>
  )
}
