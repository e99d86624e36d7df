import AddIcon from '@mui/icons-material/Add'
import TreeIcon from '@mui/icons-material/AccountTreeOutlined'
import TuneIcon from '@mui/icons-material/Tune'
import UndoIcon from '@mui/icons-material/Undo'
import { Box, Button, Portal, Typography } from '@mui/material'
import { type ReactNode, useRef } from 'react'
import type { WireField, WireWidget } from '#api/vitrine/widget-shape.ts'
import { DocumentToolbar } from '../../documents/document-toolbar.tsx'
import { Outline } from '../../documents/outline.tsx'
import { SettingsPanel } from '../../documents/settings-panel.tsx'
import { setSettings } from '../../documents/tree.ts'
import type { OpenDocument } from '../../documents/use-document.ts'
import { BlockPanel } from '../../library/block-panel.tsx'
import { DesignMenu } from '../../library/design-menu.tsx'
import { shownBlock } from '../../library/place-design.ts'
import { BottomButton } from './editor-frame.tsx'
import { type Sheet as SheetName, useView } from './editor-view.ts'
import { FloatingPanel } from './floating-panel.tsx'
import { Sheet } from './sheet.tsx'

type Options = {
  document: OpenDocument
  widgets: WireWidget[]
  common: WireField[]
  title: string
  onAdd: () => void
  /** The page. */
  children: ReactNode
}

/** What stands around the page: beside it where there is room, over its lower part on a telephone. */
export function EditorPanels({ document, widgets, common, title, onAdd, children }: Options) {
  const { isWide, sheet, setSheet, bottom, hasStructure, setHasStructure } = useView()
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const { undo, canUndo } = document
  // Where whoever took an element away goes on: beside it, or by adding the next one.
  const findNext = () => list.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? adder.current
  const adding = (
    <>
      <Button ref={adder} startIcon={<AddIcon />} variant="outlined" onClick={onAdd} sx={{ m: 1 }}>
        Acrescentar
      </Button>
      <DesignMenu document={document} title={title} />
    </>
  )
  const structure = (
    <>
      <DocumentToolbar document={document} findNext={findNext} />
      <Outline
        document={document}
        widgets={widgets}
        list={list}
        onEmptied={() => adder.current?.focus()}
        onOpen={() => !isWide && setSheet('settings')}
      />
    </>
  )
  const settings = <ChosenSettings document={document} widgets={widgets} common={common} />
  if (isWide)
    return (
      <>
        <Box
          component="aside"
          aria-label="Painel do elemento"
          sx={{
            inlineSize: 320,
            flexShrink: 0,
            display: 'flex',
            flexDirection: 'column',
            overflowY: 'auto',
            bgcolor: 'background.paper',
            borderRight: 1,
            borderColor: 'divider',
          }}
        >
          {adding}
          <Box sx={{ p: 1.5 }}>{settings}</Box>
        </Box>
        <Box sx={{ position: 'relative', flex: 1, minInlineSize: 0 }}>
          {children}
          {hasStructure && (
            <FloatingPanel title="Estrutura" onClose={() => setHasStructure(false)}>
              {structure}
            </FloatingPanel>
          )}
        </Box>
      </>
    )
  const toggle = (name: SheetName) => setSheet(sheet === name ? undefined : name)
  return (
    <>
      <Box sx={{ flex: 1, minInlineSize: 0 }}>{children}</Box>
      {sheet === 'add' && (
        <Sheet title="Acrescentar" onClose={() => setSheet(undefined)}>
          {adding}
        </Sheet>
      )}
      {sheet === 'settings' && (
        <Sheet title="Ajustes" onClose={() => setSheet(undefined)}>
          {settings}
        </Sheet>
      )}
      {sheet === 'structure' && (
        <Sheet title="Estrutura" onClose={() => setSheet(undefined)}>
          {structure}
        </Sheet>
      )}
      {bottom && (
        <Portal container={bottom}>
          <BottomButton label="Acrescentar" icon={<AddIcon />} isOpen={sheet === 'add'} onClick={() => toggle('add')} />
          <BottomButton label="Ajustes" icon={<TuneIcon />} isOpen={sheet === 'settings'} onClick={() => toggle('settings')} />
          <BottomButton
            label="Estrutura"
            icon={<TreeIcon />}
            isOpen={sheet === 'structure'}
            onClick={() => toggle('structure')}
          />
          <BottomButton label="Desfazer" icon={<UndoIcon />} isOff={!canUndo} onClick={undo} />
        </Portal>
      )}
    </>
  )
}

type SettingsOptions = Pick<Options, 'document' | 'widgets' | 'common'>

function ChosenSettings({ document: { tree, chosen, change, ...document }, widgets, common }: SettingsOptions) {
  const { device, setDevice } = useView()
  const block = shownBlock(chosen)
  if (!chosen)
    return (
      <Typography variant="body2" color="textSecondary">
        Clique em um elemento da página para mudar o que ele mostra.
      </Typography>
    )
  return (
    <>
      {block !== undefined && <BlockPanel block={block} element={chosen} document={{ tree, chosen, change, ...document }} />}
      <SettingsPanel
        element={chosen}
        widget={widgets.find(({ name }) => name === chosen.widgetType)}
        common={common}
        device={device}
        onDevice={setDevice}
        onChange={(values, mark) => change(setSettings(tree, chosen.id, values), mark)}
      />
    </>
  )
}
