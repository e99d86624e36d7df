import type { ViewProps } from '#builder/define-widget.ts'
import type { FacebookSettings } from '#content/settings/contract.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import { facebookAddress } from '#ui/facebook/facebook-address.ts'
import { text } from '#ui/facebook/text.ts'
import pageBox from './island.tsx'
import type widget from './widget.ts'

export default function FacebookPage({ settings, data: config, page, id }: ViewProps<typeof widget, FacebookSettings>) {
  const { url, title, tabs, small_header, show_cover, show_facepile, show_cta, height } = settings
  const href = facebookAddress(url)
  if (href === undefined) return page.editMode ? <p className="builder-notice">{text.noAddress}</p> : null
  return (
    <IslandSlot
      island={pageBox}
      id={id}
      props={{
        kind: 'page',
        attributes: {
          'data-href': href,
          'data-tabs': tabs,
          'data-height': String(height),
          'data-width': '500',
          'data-adapt-container-width': 'true',
          'data-small-header': String(small_header),
          'data-hide-cover': String(!show_cover),
          'data-show-facepile': String(show_facepile),
          'data-hide-cta': String(!show_cta),
        },
        config,
        title: title || `${page.shopName} no Facebook`,
        link: { href, label: 'Abrir a página no Facebook' },
        rests: page.editMode,
      }}
    />
  )
}
