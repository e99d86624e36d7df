import type { ViewProps } from '#builder/define-widget.ts'
import { BREAKPOINTS } from '#builder/breakpoints.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import tableOfContents from './island.tsx'
import type widget from './widget.ts'

/** A device stands for itself and for everything smaller. */
const UP_TO_PX = { none: 0, mobile: BREAKPOINTS.mobile, tablet: BREAKPOINTS.tablet, desktop: 100_000 }

export default function TableOfContents({ settings, id }: ViewProps<typeof widget>) {
  return (
    <div
      className="toc"
      data-minimized-on={settings.minimize_box ? settings.minimized_on : 'none'}
      data-marker={markerOf(settings)}
      data-cut={settings.word_wrap ? '' : undefined}
    >
      <IslandSlot
        island={tableOfContents}
        id={id}
        props={{
          id,
          title: settings.title,
          emptyText: settings.no_headings_message,
          titleTag: settings.html_tag,
          search: {
            tags: settings.headings_by_tags,
            excluded: settings.exclude_headings_by_selector,
            container: settings.container,
          },
          marker: settings.marker_view,
          icon: settings.icon,
          hierarchical: settings.hierarchical_view,
          collapse: settings.collapse_subitems,
          canMinimize: settings.minimize_box,
          toggleIcons: { expand: settings.expand_icon, collapse: settings.collapse_icon || settings.expand_icon },
          minimizedUpToPx: UP_TO_PX[settings.minimized_on],
        }}
      />
    </div>
  )
}

const markerOf = ({ marker_view, icon }: { marker_view: string; icon: string }) =>
  marker_view === 'bullets' && icon !== '' ? 'icon' : marker_view
