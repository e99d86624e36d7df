import { useEffect, useRef } from 'react'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import type { Step } from '../../documents/tree.ts'
import { newElementId, type OpenDocument } from '../../documents/use-document.ts'
import { useWidgets } from '../../documents/use-widgets.ts'
import { namesOf } from './element-names.ts'
import { isPressed, keysAllowed } from './keys.ts'
import { duplicateAll, neighbourOfAll, outermost, removeAll, stepAll, unwrap, wrap } from './several.ts'
import { type Notify, useClipboard } from './use-clipboard.ts'
import { besides, towards, type Way } from './walk.ts'

/** Something that can be done to the open document. */
export type Command = {
  id: string
  label: string
  /** Such as `Ctrl+Shift+z Ctrl+y`: each does it. */
  keys?: string
  /** Menus draw a line between groups; what goes about in the page (`go`) is for keys alone. */
  group?: string
  isOn: boolean
  /** Its keys also count in fields, where other keys write. */
  isEverywhere?: boolean
  /** `given`: what a paste brought along. */
  run: (given?: DataTransfer) => void
}

type Options = { widgets: readonly WireWidget[]; notify: Notify; onShowKeys?: () => void }

const STEPS: [way: Step, label: string, keys: string][] = [
  ['up', 'Mover para cima', 'Alt+ArrowUp'],
  ['down', 'Mover para baixo', 'Alt+ArrowDown'],
  ['in', 'Mover para dentro do contêiner anterior', 'Alt+ArrowRight'],
  ['out', 'Mover para fora', 'Alt+ArrowLeft'],
]
const WAYS: [way: Way, id: string, label: string, keys: string][] = [
  ['before', 'selectBefore', 'Selecionar o anterior', 'ArrowUp'],
  ['after', 'selectAfter', 'Selecionar o seguinte', 'ArrowDown'],
  ['inwards', 'selectFirstChild', 'Selecionar o primeiro de dentro', 'ArrowRight'],
  ['outwards', 'selectOuter', 'Selecionar o de fora', 'ArrowLeft'],
]

/** All that can be done to the selection of a document, for keys, menus and buttons alike. */
export function useCommands(document: OpenDocument, { widgets, notify, onShowKeys }: Options): Command[] {
  const { common, hasStyles } = useWidgets()
  const words = { widgets, common }
  const clipboard = useClipboard(document, words, notify)
  const { tree, selection, chosen, choose, chooseAll, change } = document
  const isAny = selection.length > 0
  const labelled = (verb: string) => `${verb} ${namesOf(outermost(tree, selection), words)}`
  const make = (verb: string, made: { tree: typeof tree; ids: readonly string[] }) => {
    if (change(made.tree, '', labelled(verb))) chooseAll(made.ids)
  }
  const removeChosen = (verb: string) => {
    const next = neighbourOfAll(tree, selection)
    if (change(removeAll(tree, selection), '', labelled(verb))) choose(next)
  }
  const extend = (way: Way) => {
    const next = towards(tree, chosen?.id, way)
    if (next !== undefined && besides(tree, chosen?.id).includes(next))
      chooseAll([...selection.filter((id) => id !== next), next])
  }
  const canWrap = isAny && wrap(tree, selection, () => '').tree !== tree
  const canUnwrap = unwrap(tree, selection, () => '').tree !== tree

  return [
    { id: 'undo', label: 'Desfazer', keys: 'Ctrl+z', group: 'history', isOn: document.canUndo, run: document.undo },
    { id: 'redo', label: 'Refazer', keys: 'Ctrl+Shift+z Ctrl+y', group: 'history', isOn: document.canRedo, run: document.redo },
    ...STEPS.map(([way, label, keys]) => {
      const moved = isAny ? stepAll(tree, selection, way, newElementId) : tree
      const run = () => void change(moved, '', labelled('Mover'))
      return { id: way, label, keys, group: 'move', isOn: moved !== tree, run }
    }),
    {
      id: 'duplicate',
      label: 'Duplicar',
      keys: 'Ctrl+d',
      group: 'clipboard',
      isOn: isAny,
      run: () => make('Duplicar', duplicateAll(tree, selection, newElementId)),
    },
    { id: 'copy', label: 'Copiar', keys: 'Ctrl+c', group: 'clipboard', isOn: isAny, run: () => void clipboard.copy() },
    {
      id: 'cut',
      label: 'Recortar',
      keys: 'Ctrl+x',
      group: 'clipboard',
      isOn: isAny,
      run: () => {
        void clipboard.copy()
        removeChosen('Recortar')
      },
    },
    { id: 'paste', label: 'Colar', keys: 'Ctrl+v', group: 'clipboard', isOn: true, run: (given) => void clipboard.paste(given) },
    {
      id: 'copyStyle',
      label: 'Copiar estilo',
      keys: 'Ctrl+Alt+c',
      group: 'style',
      isOn: isAny && hasStyles,
      run: clipboard.copyStyle,
    },
    {
      id: 'pasteStyle',
      label: 'Colar estilo',
      keys: 'Ctrl+Alt+v',
      group: 'style',
      isOn: isAny && hasStyles,
      run: clipboard.pasteStyle,
    },
    { id: 'resetStyle', label: 'Redefinir estilo', group: 'style', isOn: isAny && hasStyles, run: clipboard.resetStyle },
    {
      id: 'selectParent',
      label: 'Selecionar o contêiner em volta',
      keys: 'Escape',
      group: 'structure',
      isOn: isAny,
      run: () => choose(towards(tree, chosen?.id, 'outwards')),
    },
    {
      id: 'selectSiblings',
      label: 'Selecionar tudo neste nível',
      keys: 'Ctrl+a',
      group: 'structure',
      isOn: tree.length > 0,
      run: () => chooseAll(besides(tree, chosen?.id)),
    },
    {
      id: 'extendBefore',
      label: 'Selecionar também o anterior',
      keys: 'Shift+ArrowUp',
      group: 'structure',
      isOn: isAny,
      run: () => extend('before'),
    },
    {
      id: 'extendAfter',
      label: 'Selecionar também o seguinte',
      keys: 'Shift+ArrowDown',
      group: 'structure',
      isOn: isAny,
      run: () => extend('after'),
    },
    {
      id: 'wrap',
      label: 'Agrupar em um contêiner',
      keys: 'Ctrl+g',
      group: 'structure',
      isOn: canWrap,
      run: () => make('Agrupar', wrap(tree, selection, newElementId)),
    },
    {
      id: 'unwrap',
      label: 'Desagrupar',
      keys: 'Ctrl+Shift+g',
      group: 'structure',
      isOn: canUnwrap,
      run: () => make('Desagrupar', unwrap(tree, selection, newElementId)),
    },
    {
      id: 'remove',
      label: 'Excluir',
      keys: 'Delete Backspace',
      group: 'remove',
      isOn: isAny,
      run: () => removeChosen('Excluir'),
    },
    ...WAYS.map(([way, id, label, keys]) => {
      const next = towards(tree, chosen?.id, way)
      return { id, label, keys, group: 'go', isOn: isAny && next !== undefined, run: () => choose(next) }
    }),
    ...(onShowKeys
      ? [{ id: 'showKeys', label: 'Atalhos do teclado', keys: '?', group: 'help', isOn: true, run: onShowKeys }]
      : []),
  ]
}

/** Lets keys run commands where they are pressed: in the workbench, or in the frame that shows the page. */
export function useCommandKeys(commands: readonly Command[], target: Window | Document | null | undefined) {
  const latest = useRef(commands)
  useEffect(() => void (latest.current = commands))
  useEffect(() => {
    if (!target) return
    const onKeyDown = (event: Event) => {
      const pressed = event as KeyboardEvent
      const command = latest.current.find(({ keys }) => keys !== undefined && isPressed(keys, pressed))
      // What is pasted comes with an event of its own, which needs no permission to be read.
      if (!command || command.id === 'paste' || pressed.defaultPrevented || pressed.isComposing) return
      const allowed = keysAllowed(pressed.target, command.isEverywhere)
      const isCombined = pressed.ctrlKey || pressed.metaKey || pressed.altKey
      if (allowed === 'none' || (allowed === 'combined' && !isCombined)) return
      if (['copy', 'cut'].includes(command.id) && hasMarkedText(target)) return
      // Alt+← would leave the page where there is nothing to move.
      if (command.isOn || command.group === 'move') pressed.preventDefault()
      if (command.isOn) command.run()
    }
    const onPaste = (event: Event) => {
      const { clipboardData, target: place, defaultPrevented } = event as ClipboardEvent
      const command = latest.current.find(({ id }) => id === 'paste')
      if (!command?.isOn || !clipboardData || defaultPrevented || keysAllowed(place) === 'none') return
      event.preventDefault()
      command.run(clipboardData)
    }
    // A window and a document name their events alike.
    const place: EventTarget = target
    place.addEventListener('keydown', onKeyDown)
    place.addEventListener('paste', onPaste)
    return () => {
      place.removeEventListener('keydown', onKeyDown)
      place.removeEventListener('paste', onPaste)
    }
  }, [target])
}

/** Words that the merchant has marked are what is to be copied. */
const hasMarkedText = (target: Window | Document) => target.getSelection()?.type === 'Range'
