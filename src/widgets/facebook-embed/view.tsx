import type { ViewProps } from '#builder/define-widget.ts'
import type { FacebookSettings } from '#content/settings/contract.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import { facebookAddress } from '#ui/facebook/facebook-address.ts'
import { text } from '#ui/facebook/text.ts'
import embed from './island.tsx'
import type widget from './widget.ts'

const KINDS = {
  post: { kind: 'post', title: 'Publicação no Facebook', label: 'Ver a publicação' },
  video: { kind: 'video', title: 'Vídeo no Facebook', label: 'Ver o vídeo' },
  comment: { kind: 'comment-embed', title: 'Comentário no Facebook', label: 'Ver o comentário' },
}

export default function FacebookEmbed({ settings, data: config, page, id }: ViewProps<typeof widget, FacebookSettings>) {
  const { type, post_url, video_url, comment_url } = settings
  const href = facebookAddress({ post: post_url, video: video_url, comment: comment_url }[type])
  if (href === undefined) return page.editMode ? <p className="builder-notice">{text.noAddress}</p> : null
  const own = {
    post: { 'data-show-text': String(settings.show_text) },
    video: {
      'data-show-text': String(settings.show_text),
      'data-allowfullscreen': String(settings.video_allowfullscreen),
      'data-autoplay': String(settings.video_autoplay),
      'data-show-captions': String(settings.video_show_captions),
    },
    comment: { 'data-include-parent': String(settings.include_parent) },
  }
  const { kind, title, label } = KINDS[type]
  return (
    <IslandSlot
      island={embed}
      id={id}
      props={{
        kind,
        attributes: { 'data-href': href, 'data-width': 'auto', ...own[type] },
        config,
        title,
        link: { href, label },
        rests: page.editMode,
      }}
    />
  )
}
