import type { CommentThread, ShownComment } from '#content/comments/contract.ts'
import { formatDate } from '#kit/pt-br.ts'
import { Avatar } from '#ui/avatar.tsx'

type Answerable = { answerUrl: string | undefined }
type ThreadProps = Answerable & {
  thread: CommentThread
  /** Each comment can be linked to. Only where the page shows no other conversation. */
  hasAnchors: boolean
}

/** A comment and the answers to it. */
export function Thread({ thread, answerUrl, hasAnchors }: ThreadProps) {
  const anchor = (id: number) => (hasAnchors ? `comment-${id}` : undefined)
  return (
    <li className="comment" id={anchor(thread.id)}>
      <Comment comment={thread} answerUrl={answerUrl} />
      {thread.replies.length > 0 && (
        <ol className="children">
          {thread.replies.map((reply) => (
            <li key={reply.id} className="comment" id={anchor(reply.id)}>
              <Comment comment={reply} answerUrl={answerUrl} />
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}

function Comment({ comment, answerUrl }: Answerable & { comment: ShownComment }) {
  const { id, author, text, at, byShop } = comment
  return (
    <article className="comment-body">
      <Avatar name={author} />
      <div className="comment-words">
        <p className="comment-meta">
          <b className="comment-author">{author}</b>
          {byShop && <span className="comment-by-shop">da loja</span>}
          <time dateTime={at.toISOString()}>{formatDate(at)}</time>
        </p>
        <div className="comment-content">
          {text.split(/\n{2,}/).map((paragraph, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a text may say the same twice, and never changes its order
            <p key={index}>{paragraph}</p>
          ))}
        </div>
        {answerUrl && (
          <a
            className="comment-reply-link"
            href={`${answerUrl}?resposta=${id}`}
            rel="nofollow"
            data-commentid={id}
            data-author={author}
            aria-label={`Responder a ${author}`}
          >
            Responder
          </a>
        )}
      </div>
    </article>
  )
}

/** A long conversation goes on under addresses of its own. */
export function CommentPages({ url, page, pages }: { url: string; page: number; pages: number }) {
  if (pages <= 1) return null
  const at = (number: number) => `${number === 1 ? url : `${url}comment-page-${number}/`}#comentarios`
  return (
    <nav className="comment-pages" aria-label="Páginas de comentários">
      {page > 1 ? <a href={at(page - 1)}>Comentários anteriores</a> : <span />}
      {page < pages && <a href={at(page + 1)}>Próximos comentários</a>}
    </nav>
  )
}
