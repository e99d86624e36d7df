import {
  COMMENT_NONCE_FIELD,
  COMMENT_TRAP_FIELD,
  COMMENT_URL,
  type CommentField,
  type CommentProblems,
  type CommentValues,
  LONGEST_COMMENT,
  LONGEST_COMMENT_NAME,
} from '#content/comments/contract.ts'

type Props = {
  /** Before the ids of the fields: unique on the page. */
  prefix: string
  postId: number
  title: string
  /** The level of the title, by what stands above it. */
  heading?: 'h2' | 'h3'
  buttonText: string
  privacyUrl: string
  values?: CommentValues
  problems?: CommentProblems
  /** A page from the cache has none: its script asks for one, and without scripts the answer does. */
  nonce?: string
  signedIn?: boolean
}

const NOTHING: CommentValues = { comment: '', author: '', email: '', parent: '' }
const NO_PROBLEMS: CommentProblems = {}

/** A plain form that a page from the cache can hold: the words, who writes, and a trap for machines. */
export function CommentForm({
  prefix,
  postId,
  title,
  heading: Title = 'h3',
  buttonText,
  privacyUrl,
  values = NOTHING,
  problems = NO_PROBLEMS,
  nonce = '',
  signedIn = false,
}: Props) {
  const field = (name: CommentField) => ({
    id: `${prefix}-${name}`,
    name,
    required: true,
    defaultValue: values[name],
    className: 'input',
    ...(problems[name] && { 'aria-invalid': true, 'aria-describedby': `${prefix}-${name}-problem` }),
  })
  return (
    <form className="comment-form" method="post" action={COMMENT_URL} aria-labelledby={`${prefix}-title`}>
      <Title id={`${prefix}-title`}>{title}</Title>
      <p className="comment-answers" role="status" hidden>
        Respondendo a <b /> <button type="button">Cancelar</button>
      </p>
      <p className="field comment-form-comment">
        <label htmlFor={`${prefix}-comment`}>Comentário</label>
        <textarea {...field('comment')} rows={5} maxLength={LONGEST_COMMENT} />
        <Problem prefix={prefix} field="comment" problems={problems} />
      </p>
      {!signedIn && (
        <div className="comment-form-guest">
          <p className="field comment-form-author">
            <label htmlFor={`${prefix}-author`}>Nome</label>
            <input {...field('author')} autoComplete="name" maxLength={LONGEST_COMMENT_NAME} />
            <Problem prefix={prefix} field="author" problems={problems} />
          </p>
          <p className="field comment-form-email">
            <label htmlFor={`${prefix}-email`}>E-mail (não será publicado)</label>
            <input {...field('email')} type="email" autoComplete="email" maxLength={254} />
            <Problem prefix={prefix} field="email" problems={problems} />
          </p>
        </div>
      )}
      <p className="comment-trap" aria-hidden="true">
        <label htmlFor={`${prefix}-url`}>Deixe este campo vazio</label>
        <input id={`${prefix}-url`} name={COMMENT_TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </p>
      <input type="hidden" name="comment_post_ID" value={postId} />
      <input type="hidden" name="comment_parent" defaultValue={values.parent} />
      <input type="hidden" name={COMMENT_NONCE_FIELD} defaultValue={nonce} />
      <p className="comment-privacy">
        Guardamos seu nome, seu e-mail e o que você escreveu só para publicar e responder o comentário. Você pode pedir a exclusão
        quando quiser.
        {privacyUrl !== '' && (
          <>
            {' '}
            <a href={privacyUrl}>Política de privacidade</a>
          </>
        )}
      </p>
      <button type="submit" className="button submit">
        {buttonText}
      </button>
    </form>
  )
}

function Problem({ prefix, field, problems }: { prefix: string; field: CommentField; problems: CommentProblems }) {
  const text = problems[field]
  return text ? (
    <span id={`${prefix}-${field}-problem`} className="field-problem">
      {text}
    </span>
  ) : null
}
