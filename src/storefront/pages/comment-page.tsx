import type { CommentPage } from '#content/comments/routes.ts'
import { NoticesWrapper } from '#ui/notices.tsx'
import { CommentForm } from '#widgets/post-comments/comment-form.tsx'
import type { Site } from '../site.tsx'
import type { PageModel } from '../page-model.ts'

/** Draws the page that answers a sent comment where the post's own page, which is the same for everybody, can't. */
export const createCommentPages =
  ({ site }: { site: Site }) =>
  async (shown: CommentPage) =>
    await site.render(modelOf(shown))

function modelOf({ post, status, notices, form }: CommentPage): PageModel {
  const title = form?.answered ? `Resposta a ${form.answered.author}` : 'Comentário'
  return {
    info: { id: post.id, kind: 'private', title, path: `${post.url}comentario/`, crumbs: [], pageNumber: 1 },
    head: { description: `${title} – ${post.title}`, canonical: undefined },
    status,
    bodyClass: 'single-post',
    tags: [],
    styles: ['blog'],
    widgets: ['post-comments'],
    body: {
      node: (
        <div className="page-width comment-page">
          <h1>
            {title}: {post.title}
          </h1>
          <NoticesWrapper notices={notices} />
          {form?.answered && <blockquote>{form.answered.text}</blockquote>}
          {form && (
            <CommentForm
              prefix="comentario"
              heading="h2"
              postId={post.id}
              title={form.answered ? 'Sua resposta' : 'Deixe um comentário'}
              buttonText="Enviar comentário"
              privacyUrl=""
              values={form.values}
              problems={form.problems}
              nonce={form.nonce}
              signedIn={form.signedIn}
            />
          )}
          <p>
            <a href={`${post.url}#comentarios`}>Voltar a {post.title}</a>
          </p>
        </div>
      ),
    },
  }
}
