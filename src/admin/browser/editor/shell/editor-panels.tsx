import AddIcon from '@mui/icons-material/Add'
import TreeIcon from '@mui/icons-material/AccountTreeOutlined'
import TuneIcon from '@mui/icons-material/Tune'
import UndoIcon from '@mui/icons-material/Undo'
import { Box, Portal, Tab, Tabs } from '@mui/material'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { WireField, WireWidget } from '#api/vitrine/widget-shape.ts'
import { DocumentToolbar } from '../../documents/document-toolbar.tsx'
import { Outline } from '../../documents/outline.tsx'
import type { OpenDocument } from '../../documents/use-document.ts'
import { DesignMenu } from '../../library/design-menu.tsx'
import type { DrawnPage } from '../canvas/drawn-page.ts'
import { Palette } from '../palette/palette.tsx'
import { ChosenSettings } from './chosen-settings.tsx'
import { BottomButton } from './editor-frame.tsx'
import { type Sheet as SheetName, useView } from './editor-view.ts'
import { FloatingPanel } from './floating-panel.tsx'
import { Meter } from './meter.tsx'
import { PageTools } from './page-tools.tsx'
import { Sheet } from './sheet.tsx'

type Options = {
  document: OpenDocument
  widgets: WireWidget[]
  common: WireField[]
  title: string
  palette: Omit<ComponentProps<typeof Palette>, 'widgets'>
  page: DrawnPage | undefined
  /** Something is carried into the page: what lies over it makes room. */
  isDragging: boolean
  children: ReactNode
}

/** What stands around the page: beside it where there is room, over its lower part on a telephone. */
export function EditorPanels({ document, widgets, common, title, palette, page, isDragging, children }: Options) {
  const { isWide, sheet, setSheet, bottom, hasStructure, setHasStructure, hasMeter, setHasMeter } = useView()
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLDivElement>(null)
  const { undo, canUndo } = document
  const focusAdder = () => adder.current?.querySelector<HTMLElement>('[aria-selected="true"], button')
  // Where whoever took an element away goes on: beside it, or by adding the next one.
  const findNext = () => list.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? focusAdder()
  const close = () => setSheet(undefined)
  // Whoever opens an empty page has nothing to set yet.
  const isAdding = sheet === 'add' || (sheet === undefined && document.tree.length === 0)
  const adding = (
    <Box>
      <DesignMenu document={document} title={title} />
      <Box sx={{ p: 1 }}>
        <Palette widgets={widgets} {...palette} />
      </Box>
    </Box>
  )
  const structure = (
    <Outline
      document={document}
      widgets={widgets}
      list={list}
      onEmptied={() => focusAdder()?.focus()}
      onOpen={() => setSheet('settings')}
    />
  )
  const settings = <ChosenSettings document={document} widgets={widgets} common={common} />
  const meter = <Meter document={document} widgets={widgets} page={page} />
  const tools = (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1,
        minBlockSize: 48,
        flexShrink: 0,
        overflowX: 'auto',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        '& [role="toolbar"]': { flexWrap: 'nowrap', flexShrink: 0, ml: { md: 'auto' } },
      }}
    >
      <PageTools />
      <DocumentToolbar document={document} findNext={findNext} />
    </Box>
  )
  if (isWide)
    return (
      <Box sx={{ display: 'flex', blockSize: '100%' }}>
        <Box
          component="aside"
          aria-label="Painel do editor"
          sx={{
            inlineSize: 320,
            flexShrink: 0,
            display: 'flex',
            flexDirection: 'column',
            bgcolor: 'background.paper',
            borderRight: 1,
            borderColor: 'divider',
          }}
        >
          <Tabs
            ref={adder}
            value={isAdding ? 'add' : 'settings'}
            onChange={(_event, next: SheetName) => setSheet(next)}
            variant="fullWidth"
            aria-label="Painel do editor"
            sx={{ borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}
          >
            <Tab value="add" label="Acrescentar" />
            <Tab value="settings" label="Ajustes" />
          </Tabs>
          <Box sx={{ overflowY: 'auto', flex: 1, minBlockSize: 0, pt: 1 }}>
            {isAdding ? adding : <Box sx={{ px: 1.5 }}>{settings}</Box>}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 }}>
          {tools}
          <Box sx={{ position: 'relative', flex: 1, minBlockSize: 0 }}>
            {children}
            {hasStructure && (
              <FloatingPanel title="Estrutura" isAside={isDragging} onClose={() => setHasStructure(false)}>
                {structure}
              </FloatingPanel>
            )}
            {hasMeter && (
              <FloatingPanel title="Conferir a página" corner="start" isAside={isDragging} onClose={() => setHasMeter(false)}>
                <Box sx={{ p: 1.5 }}>{meter}</Box>
              </FloatingPanel>
            )}
          </Box>
        </Box>
      </Box>
    )
  const toggle = (name: SheetName) => setSheet(sheet === name ? undefined : name)
  const sheets: [name: SheetName, title: string, content: ReactNode][] = [
    ['add', 'Acrescentar', adding],
    ['settings', 'Ajustes', settings],
    ['structure', 'Estrutura', structure],
    ['meter', 'Conferir a página', meter],
  ]
  const [, heading, content] = sheets.find(([name]) => name === sheet) ?? []
  return (
    <Box sx={{ position: 'relative', display: 'flex', flexDirection: 'column', blockSize: '100%' }}>
      {tools}
      <Box sx={{ flex: 1, minBlockSize: 0 }}>{children}</Box>
      {heading && (
        <Sheet title={heading} isAside={isDragging} onClose={close}>
          {content}
        </Sheet>
      )}
      {bottom && (
        <Portal container={bottom}>
          <Box ref={adder} sx={{ display: 'contents' }}>
            <BottomButton label="Acrescentar" icon={<AddIcon />} isOpen={sheet === 'add'} onClick={() => toggle('add')} />
          </Box>
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
    </Box>
  )
}
