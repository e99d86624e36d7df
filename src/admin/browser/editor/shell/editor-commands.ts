import type { OpenDocument } from '../../documents/use-document.ts'
import { useNextFocus } from '../../shared/use-next-focus.ts'
import type { Command } from '../commands/commands.ts'
import { type Area, AREAS, firstIn, nextArea } from './areas.ts'
import { useView } from './editor-view.ts'

type Options = {
  document: OpenDocument
  /** Begins to write in an element of the page, or to choose its picture; false where there is nothing of that. */
  writeIn: (id: string | undefined) => boolean
}

/** What keys do in the editor beside changing the document: they go from one of its areas to another, write and save. */
export function useEditorCommands({ document: { chosen, selection }, writeIn }: Options): Command[] {
  const { isWide, setSheet, setHasStructure } = useView()
  const focusNext = useNextFocus()
  const go = (area: Area, open: () => void) => {
    open()
    const there = firstIn(area)
    if (there) there.focus()
    else focusNext(() => firstIn(area))
  }
  const isOne = selection.length === 1
  return [
    {
      id: 'addElement',
      label: 'Acrescentar um elemento',
      keys: '/ Ctrl+e',
      group: 'go',
      isOn: true,
      run: () => go('palette', () => setSheet('add')),
    },
    {
      id: 'write',
      label: 'Escrever no elemento ou trocar a imagem',
      keys: 'F2',
      group: 'go',
      isOn: isOne,
      run: () => void writeIn(chosen?.id),
    },
    {
      id: 'goToSettings',
      label: 'Ir para os ajustes do elemento',
      keys: 'Alt+Enter',
      group: 'go',
      isOn: isOne,
      run: () => go('settings', () => setSheet('settings')),
    },
    {
      id: 'goToStructure',
      label: 'Ir para a estrutura',
      keys: 'Ctrl+i',
      group: 'go',
      isOn: true,
      run: () => go('structure', () => (isWide ? setHasStructure(true) : setSheet('structure'))),
    },
    {
      id: 'nextArea',
      label: 'Ir para a próxima área: página, painel, estrutura, barra',
      keys: 'F6',
      group: 'go',
      isOn: true,
      isEverywhere: true,
      run: () => nextArea(AREAS)?.focus(),
    },
    {
      id: 'save',
      label: 'Salvar',
      keys: 'Ctrl+s',
      group: 'go',
      isOn: true,
      isEverywhere: true,
      run: () => (isWide ? firstIn('saving')?.click() : setSheet('save')),
    },
  ]
}
