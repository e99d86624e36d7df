import { useMemo, useSyncExternalStore } from 'react'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import { find, setSettings } from '../../documents/tree.ts'
import type { OpenDocument } from '../../documents/use-document.ts'
import type { PageDrawing } from '../canvas/page-drawing.ts'
import { MeterPanel } from '../meter/meter-panel.tsx'
import { useMeter } from '../meter/use-meter.ts'

type Options = { document: OpenDocument; widgets: WireWidget[]; drawing: PageDrawing }

/** What is to be said of the page in the canvas; a finding leads to its element. */
export function Meter({ document: { tree, choose, change }, widgets, drawing }: Options) {
  const { page } = useSyncExternalStore(drawing.subscribe, drawing.snapshot)
  const drawn = useMemo(
    () =>
      page && {
        document: page.document,
        root: page.place.root,
        screenHeight: page.document.defaultView?.innerHeight ?? 800,
      },
    [page],
  )
  const measured = useMeter(drawn, (id) => find(tree, id) !== undefined, {
    widgetOf: (id) => widgets.find(({ name }) => name === find(tree, id)?.widgetType),
    settingsOf: (id) => find(tree, id)?.settings,
  })
  return (
    <MeterPanel
      measured={measured}
      onSelect={choose}
      onFix={({ element, fix }, answer) => {
        const found = element === undefined ? undefined : find(tree, element)
        if (!found || !fix) return
        change(setSettings(tree, found.id, fix.change(found.settings, answer)), '', fix.label)
        choose(found.id)
      }}
    />
  )
}
