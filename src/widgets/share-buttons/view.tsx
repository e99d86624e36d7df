import type { ViewProps } from '#builder/define-widget.ts'
import { ShareButtonList } from './button-list.tsx'
import { sharedPage } from './share-link.ts'
import type widget from './widget.ts'

export default function ShareButtons({ settings, page }: ViewProps<typeof widget>) {
  const { share_buttons, view, skin, shape, color_source, share_url } = settings
  const chosen = new Map(share_buttons.map(({ button, text }) => [button, text]))
  if (chosen.size === 0) return null
  return (
    <div
      className={`share-buttons elementor-share-buttons--view-${view} elementor-share-buttons--skin-${skin} elementor-share-buttons--shape-${shape} elementor-share-buttons--color-${color_source}`}
      data-skin={skin}
      data-shape={shape}
      data-color={color_source}
    >
      <ShareButtonList
        buttons={[...chosen].map(([network, text]) => ({ network, text }))}
        shared={sharedPage(share_url.url, page)}
        view={view}
        inactive={page.editMode}
      />
    </div>
  )
}
