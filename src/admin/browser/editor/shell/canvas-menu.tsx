import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import { newElementId, type OpenDocument } from '../../documents/use-document.ts'
import { blockElement, replaceElement } from '../../library/place-design.ts'
import { SaveDesign } from '../../library/save-design.tsx'
import { type Command, useCommandKeys, useCommands } from '../commands/commands.ts'
import { ContextMenu } from '../commands/context-menu.tsx'
import { KeysDialog } from '../commands/keys-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

export type MenuPlace = { x: number; y: number }

type Options = {
  document: OpenDocument
  widgets: WireWidget[]
  /** Of the page in the canvas: keys work there as in the panels. */
  page: Document | undefined
  at: MenuPlace | undefined
  onClose: () => void
  /** What else keys do here. */
  more: readonly Command[]
}

/** What can be done to the selection in the page, by key and by the right button. */
export function CanvasMenu({ document, widgets, page, at, onClose, more }: Options) {
  const { tree, chosen, selection, change, choose } = document
  const notify = useNotify()
  const [dialog, setDialog] = useState<'save' | 'move' | 'keys'>()
  const commands = useCommands(document, { widgets, notify, onShowKeys: () => setDialog('keys') })
  useCommandKeys([...commands, ...more], page)
  const isOne = selection.length === 1
  const own: Command[] = [
    { id: 'moveTo', label: 'Mover para…', group: 'move', isOn: isOne, run: () => setDialog('move') },
    { id: 'saveAsDesign', label: 'Salvar como modelo…', group: 'design', isOn: isOne, run: () => setDialog('save') },
  ]
  return (
    <>
      <ContextMenu commands={[...commands, ...own]} at={at} onClose={onClose} />
      <KeysDialog commands={commands} isOpen={dialog === 'keys'} onClose={() => setDialog(undefined)} />
      {chosen && dialog === 'move' && (
        <MoveDialog document={document} element={chosen} widgets={widgets} onClose={() => setDialog(undefined)} />
      )}
      {chosen && dialog === 'save' && (
        <SaveDesign
          kind="section"
          elements={[chosen]}
          onClose={() => setDialog(undefined)}
          onBlock={(id) => {
            const made = replaceElement(tree, chosen.id, [blockElement(id, newElementId)], newElementId)
            if (change(made.tree)) choose(made.id)
          }}
        />
      )}
    </>
  )
}
