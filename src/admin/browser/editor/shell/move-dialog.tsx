import { Dialog, DialogContent, DialogTitle, List, ListItemButton, ListItemText } from '@mui/material'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import { wordsOf } from '../../documents/setting-values.ts'
import { isContainer, move, type PageElement, type Row, rowsOf } from '../../documents/tree.ts'
import { newElementId, type OpenDocument } from '../../documents/use-document.ts'
import { inSections } from '../commands/several.ts'

type Options = { document: OpenDocument; element: PageElement; widgets: WireWidget[]; onClose: () => void }

const NONE: ReadonlySet<string> = new Set()

/** Every place where an element may stand, for who moves it without dragging. */
export function MoveDialog({ document: { tree, change, choose }, element, widgets, onClose }: Options) {
  const titleOf = (type: string) => widgets.find(({ name }) => name === type)?.title ?? type
  const boxes = rowsOf(tree, NONE).filter(({ element: one }) => isContainer(one) && canStandIn(one))
  function canStandIn({ id, elements }: PageElement) {
    return move(tree, element.id, id, elements.length) !== tree
  }
  const go = (parent: string | undefined, count: number) => {
    onClose()
    const moved = inSections(tree, move(tree, element.id, parent, count), newElementId)
    if (change(moved, '', `Mover ${titleOf(element.widgetType)}`)) choose(element.id)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="mover-para">
      <DialogTitle id="mover-para">Mover “{titleOf(element.widgetType)}” para…</DialogTitle>
      <DialogContent>
        <List dense component="div">
          <ListItemButton onClick={() => go(undefined, 0)} sx={{ minBlockSize: 44 }}>
            <ListItemText primary="O começo da página" />
          </ListItemButton>
          {boxes.map(({ element: box, level, place }) => (
            <ListItemButton
              key={box.id}
              onClick={() => go(box.id, box.elements.length)}
              sx={{ minBlockSize: 44, pl: 1 + level * 1.5 }}
            >
              <ListItemText primary={`${place}º: ${titleOf(box.widgetType)}`} secondary={firstWords(box)} />
            </ListItemButton>
          ))}
          <ListItemButton onClick={() => go(undefined, tree.length)} sx={{ minBlockSize: 44 }}>
            <ListItemText primary="O fim da página" />
          </ListItemButton>
        </List>
      </DialogContent>
    </Dialog>
  )
}

/** By what stands in it a container is known. */
const firstWords = (box: PageElement) =>
  rowsOf(box.elements, NONE)
    .map(({ element: { settings } }: Row) => wordsOf(settings))
    .find((words) => words !== '') ?? 'Vazio'
