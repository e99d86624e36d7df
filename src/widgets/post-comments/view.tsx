import type { ViewProps } from '#builder/define-widget.ts'
import { PlainIsland } from '#islands/plain-island.tsx'
import { count } from '#kit/pt-br.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentPages, Thread } from './conversation.tsx'
import type { Conversation } from './load.ts'
import type widget from './widget.ts'

export default function PostComments({ settings, data, id, page }: ViewProps<typeof widget, Conversation | undefined>) {
  if (!data) return null
  const { list, isOpen, url, postId } = data
  const { title_tag: Title } = settings
  const takesComments = settings.show_form && isOpen
  return (
    <section className="post-comments" id={page.kind === 'post' ? 'comentarios' : undefined} data-look={settings.look}>
      <Title className="post-comments-title">
        {settings.title}
        {list.total > 0 && <small>{count(list.total, 'comentário', 'comentários')}</small>}
      </Title>
      <PlainIsland name="post-comments" when="interaction">
        {list.threads.length === 0 && isOpen && (
          <p className="post-comments-empty">{takesComments ? settings.empty_text : 'Ninguém comentou ainda.'}</p>
        )}
        {list.threads.length > 0 && (
          <ol className="comment-list">
            {list.threads.map((thread) => (
              <Thread
                key={thread.id}
                thread={thread}
                answerUrl={takesComments ? `${url}comentario/` : undefined}
                hasAnchors={page.kind === 'post'}
              />
            ))}
          </ol>
        )}
        <CommentPages url={url} page={list.page} pages={list.pages} />
        {takesComments ? (
          <CommentForm
            prefix={id}
            postId={postId}
            title={settings.form_title}
            buttonText={settings.button_text}
            privacyUrl={settings.privacy_url.url}
          />
        ) : (
          !isOpen && <p className="post-comments-empty">Os comentários deste texto estão encerrados.</p>
        )}
      </PlainIsland>
    </section>
  )
}
