import type { ViewProps } from '#builder/define-widget.ts'
import type { FacebookSettings } from '#content/settings/contract.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import { pageWanted } from '#ui/facebook/facebook-address.ts'
import comments from './island.tsx'
import type widget from './widget.ts'

export default function FacebookComments({ settings, data: config, page, id }: ViewProps<typeof widget, FacebookSettings>) {
  const { comments_number, order_by, color_scheme, url_type, url } = settings
  const href = pageWanted(url_type, url.url, page)
  const share = new URLSearchParams({ u: href })
  return (
    <IslandSlot
      island={comments}
      id={id}
      props={{
        kind: 'comments',
        attributes: {
          'data-href': href,
          'data-width': '100%',
          'data-numposts': String(comments_number),
          'data-order-by': order_by,
          'data-colorscheme': color_scheme,
        },
        config,
        title: 'Comentários no Facebook',
        link: { href: `https://www.facebook.com/sharer/sharer.php?${share.toString()}`, label: 'Comentar no Facebook' },
        rests: page.editMode,
      }}
    />
  )
}
