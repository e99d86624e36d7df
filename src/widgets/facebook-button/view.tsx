import type { ViewProps } from '#builder/define-widget.ts'
import type { FacebookSettings } from '#content/settings/contract.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import { pageWanted } from '#ui/facebook/facebook-address.ts'
import button from './island.tsx'
import type widget from './widget.ts'

const TITLES = { like: 'Curta esta página', recommend: 'Recomende esta página' }

export default function FacebookButton({ settings, data: config, page, id }: ViewProps<typeof widget, FacebookSettings>) {
  const { type, layout, size, color_scheme, show_share, show_faces, url_type, url } = settings
  const href = pageWanted(url_type, url.url, page)
  const share = new URLSearchParams({ u: href })
  return (
    <IslandSlot
      island={button}
      id={id}
      props={{
        kind: 'like',
        attributes: {
          'data-href': href,
          'data-action': type,
          'data-layout': layout,
          'data-size': size,
          'data-colorscheme': color_scheme,
          'data-share': String(show_share),
          'data-show-faces': String(show_faces),
        },
        config,
        title: TITLES[type],
        link: { href: `https://www.facebook.com/sharer/sharer.php?${share.toString()}`, label: 'Compartilhar no Facebook' },
        rests: page.editMode,
      }}
    />
  )
}
