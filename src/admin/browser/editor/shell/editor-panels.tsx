import AddIcon from '@mui/icons-material/Add'
import TreeIcon from '@mui/icons-material/AccountTreeOutlined'
import TuneIcon from '@mui/icons-material/Tune'
import UndoIcon from '@mui/icons-material/Undo'
import { Box, Portal, Typography } from '@mui/material'
import { type ComponentProps, lazy, type ReactNode, Suspense, useRef } from 'react'
import type { WireField, WireWidget } from '#api/vitrine/widget-shape.ts'
import { DocumentToolbar } from '../../documents/document-toolbar.tsx'
import { Outline } from '../../documents/outline.tsx'
import type { OpenDocument } from '../../documents/use-document.ts'
import { TabBar } from '../../shared/tab-bar.tsx'
import type { PageDrawing } from '../canvas/page-drawing.ts'
import type { Command } from '../commands/commands.ts'
import { ChosenSettings } from './chosen-settings.tsx'
import { BottomButton } from './editor-frame.tsx'
import { type Sheet as SheetName, useView } from './editor-view.ts'
import { FloatingPanel } from './floating-panel.tsx'
import { PageTools } from './page-tools.tsx'
import { Sheet } from './sheet.tsx'
import { useAfterPicture } from './use-after-picture.ts'

const AddingPanel = lazy(async () => ({ default: (await import('./adding-panel.tsx')).AddingPanel }))
const Meter = lazy(async () => ({ default: (await import('./meter.tsx')).Meter }))

const PANEL_TABS = [
  { name: 'add', label: 'Acrescentar' },
  { name: 'settings', label: 'Ajustes' },
] as const

type Options = {
  document: OpenDocument
  widgets: WireWidget[]
  common: WireField[]
  title: string
  palette: Omit<ComponentProps<typeof AddingPanel>, 'document' | 'title' | 'widgets'>
  drawing: PageDrawing
  commands: readonly Command[]
  drag: ComponentProps<typeof Outline>['drag']
  heldOf: ComponentProps<typeof Outline>['heldOf']
  children: ReactNode
}

/** What stands around the page: beside it where there is room, over its lower part on a telephone. */
export function EditorPanels({ document, widgets, common, title, palette, drawing, commands, drag, heldOf, children }: Options) {
  const { isWide, sheet, setSheet, bottom, hasStructure, setHasStructure, hasMeter, setHasMeter } = useView()
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLDivElement>(null)
  const { undo, canUndo } = document
  const isReady = useAfterPicture(drawing)
  const focusAdder = () => adder.current?.querySelector<HTMLElement>('[aria-selected="true"], button')
  // Where whoever took an element away goes on: beside it, or by adding the next one.
  const findNext = () => list.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? focusAdder()
  const close = () => setSheet(undefined)
  // What lies over the page makes room for what is carried into it; onto the structure something can be let go too.
  const isDragging = drag.drag !== undefined
  // Whoever opens an empty page has nothing to set yet.
  const isAdding = sheet === 'add' || (sheet === undefined && document.tree.length === 0)
  const adding = (
    <Suspense fallback={<Coming />}>
      <AddingPanel document={document} title={title} widgets={widgets} {...palette} />
    </Suspense>
  )
  const structure = (
    <Box data-area="structure">
      <Outline
        document={document}
        widgets={widgets}
        list={list}
        drag={drag}
        heldOf={heldOf}
        onEmptied={() => focusAdder()?.focus()}
        onOpen={() => setSheet('settings')}
      />
    </Box>
  )
  const settings = (
    <Box data-area="settings">
      <ChosenSettings document={document} widgets={widgets} common={common} />
    </Box>
  )
  const meter = (
    <Suspense fallback={<Coming />}>
      <Meter document={document} widgets={widgets} drawing={drawing} />
    </Suspense>
  )
  const tools = (
    <Box
      data-area="tools"
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
      {isReady && (
        <>
          <PageTools />
          <DocumentToolbar document={document} findNext={findNext} more={commands} />
        </>
      )}
    </Box>
  )
  if (isWide)
    return (
      <Box sx={{ display: 'flex', blockSize: '100%' }}>
        <Box
          component="aside"
          data-area="panel"
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
          {isReady && (
            <>
              <TabBar
                ref={adder}
                label="Painel do editor"
                tabs={PANEL_TABS}
                value={isAdding ? 'add' : 'settings'}
                onChange={setSheet}
                isFull
                sx={{ borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}
              />
              <Box sx={{ overflowY: 'auto', flex: 1, minBlockSize: 0, pt: 1 }}>
                {isAdding ? adding : <Box sx={{ px: 1.5 }}>{settings}</Box>}
              </Box>
            </>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 }}>
          {tools}
          <Box sx={{ position: 'relative', flex: 1, minBlockSize: 0 }}>
            {children}
            {isReady && hasStructure && (
              <FloatingPanel title="Estrutura" onClose={() => setHasStructure(false)}>
                {structure}
              </FloatingPanel>
            )}
            {isReady && hasMeter && (
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
      {isReady && heading && (
        <Sheet title={heading} isAside={isDragging && sheet !== 'structure'} onClose={close}>
          {content}
        </Sheet>
      )}
      {isReady && bottom && (
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

/** What is not needed at once comes when it is opened. */
const Coming = () => (
  <Typography role="status" variant="body2" color="textSecondary" sx={{ p: 2 }}>
    Carregando…
  </Typography>
)
