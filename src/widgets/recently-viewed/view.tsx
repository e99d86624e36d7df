import type { ViewProps } from '#builder/define-widget.ts'
import { RecentlyViewed } from './place.tsx'
import type widget from './widget.ts'

export default function RecentlyViewedWidget({ settings, data: isOn, page }: ViewProps<typeof widget, boolean>) {
  if (page.editMode)
    return (
      <p className="builder-notice" role="note">
        {isOn
          ? 'Aqui aparecem os produtos que quem visita já viu.'
          : '«Vistos recentemente» está desligado em Ajustes › Ajuda para escolher.'}{' '}
        Visitantes não veem este aviso.
      </p>
    )
  return isOn ? <RecentlyViewed {...settings} /> : null
}
