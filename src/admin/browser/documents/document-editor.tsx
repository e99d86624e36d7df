import AddIcon from '@mui/icons-material/Add'
import { Alert, Box, Button, Card, Tab, Tabs, type Theme, Typography, useMediaQuery } from '@mui/material'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useInput } from 'react-admin'
import { BlockPanel } from '../library/block-panel.tsx'
import { DesignMenu } from '../library/design-menu.tsx'
import { shownBlock } from '../library/place-design.ts'
import { DocumentToolbar } from './document-toolbar.tsx'
import { Outline } from './outline.tsx'
import { MIDDLE, type PreviewPlace } from './preview-document.ts'
import { PreviewFrame, type Previewed } from './preview-frame.tsx'
import type { Device } from './setting-values.ts'
import { DeviceSwitch, SettingsPanel } from './settings-panel.tsx'
import { add, find, setSettings, treeOf } from './tree.ts'
import { newElementId, useDocument } from './use-document.ts'
import { useWidgets } from './use-widgets.ts'
import { WidgetPicker } from './widget-picker.tsx'

type Options = { previewed: Omit<Previewed, 'document'>; windowWidth?: number; place?: PreviewPlace }
type Part = 'outline' | 'settings' | 'preview'

/** A page's document: its outline, the form of the chosen element, and the page itself beside them; on a telephone one at a time. */
export function DocumentEditor({ previewed, windowWidth, place = MIDDLE }: Options) {
  const { field } = useInput({ source: 'document', defaultValue: [] })
  const tree = useMemo(() => treeOf(field.value), [field.value])
  const document = useDocument({ tree, onChange: field.onChange })
  const { widgets, common, error } = useWidgets()
  const [device, setDevice] = useState<Device>('desktop')
  const [isPicking, setIsPicking] = useState(false)
  const [part, setPart] = useState<Part>('outline')
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'))
  if (error) return <Alert severity="error">Não foi possível carregar os widgets. Recarregue a página.</Alert>
  if (!widgets || !common) return <Typography role="status">Carregando os widgets…</Typography>
  const { chosen, choose, change } = document
  const block = shownBlock(chosen)

  // Where whoever took an element away goes on: beside it, or by adding the next one.
  const findNext = () => list.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? adder.current
  const outline = (
    <Column>
      <Button ref={adder} startIcon={<AddIcon />} variant="outlined" onClick={() => setIsPicking(true)} sx={{ m: 1 }}>
        Acrescentar
      </Button>
      <DesignMenu document={document} title={previewed.title} />
      <DocumentToolbar document={document} findNext={findNext} />
      <Outline
        document={document}
        widgets={widgets}
        list={list}
        onEmptied={() => adder.current?.focus()}
        onOpen={() => !isWide && setPart('settings')}
      />
    </Column>
  )
  const settings = (
    <Column>
      <Box sx={{ p: 1.5 }}>
        {chosen && block !== undefined && <BlockPanel block={block} element={chosen} document={document} />}
        {chosen ? (
          <SettingsPanel
            element={chosen}
            widget={widgets.find(({ name }) => name === chosen.widgetType)}
            common={common}
            device={device}
            onDevice={setDevice}
            onChange={(values, mark) => change(setSettings(tree, chosen.id, values), mark)}
          />
        ) : (
          <Typography variant="body2" color="textSecondary">
            Escolha um elemento na estrutura, ou clique nele na prévia, para mudar o que ele mostra.
          </Typography>
        )}
      </Box>
    </Column>
  )
  const preview = (
    <Card sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, blockSize: '100%', p: 1 }}>
      <DeviceSwitch device={device} onDevice={setDevice} />
      <Box sx={{ flex: 1, minBlockSize: 0 }}>
        <PreviewFrame
          content={{ ...previewed, document: tree }}
          place={place}
          isOwn={(id) => find(tree, id) !== undefined}
          device={device}
          chosen={chosen?.id}
          windowWidth={windowWidth}
          onChoose={(id) => {
            choose(id)
            if (!isWide) setPart('settings')
          }}
        />
      </Box>
    </Card>
  )
  return (
    <>
      {isWide ? (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'minmax(220px, 1fr) minmax(260px, 1.2fr) minmax(0, 2.4fr)',
            blockSize: 'calc(100vh - 220px)',
            minBlockSize: 480,
          }}
        >
          {outline}
          {settings}
          {preview}
        </Box>
      ) : (
        <>
          <Tabs value={part} onChange={(_event, next: Part) => setPart(next)} variant="fullWidth" aria-label="Partes do editor">
            <Tab value="outline" label="Estrutura" />
            <Tab value="settings" label="Ajustes" />
            <Tab value="preview" label="Prévia" />
          </Tabs>
          {part === 'outline' && outline}
          {part === 'settings' && settings}
          {part === 'preview' && <Box sx={{ blockSize: '70vh' }}>{preview}</Box>}
        </>
      )}
      {isPicking && (
        <WidgetPicker
          widgets={widgets}
          onClose={() => setIsPicking(false)}
          onPick={(name) => {
            setIsPicking(false)
            const made = add(tree, name, chosen?.id, newElementId)
            if (!change(made.tree)) return
            choose(made.id)
            if (!isWide) setPart('settings')
          }}
        />
      )}
    </>
  )
}

const Column = ({ children }: { children: ReactNode }) => (
  <Card sx={{ display: 'flex', flexDirection: 'column', overflowY: 'auto', minBlockSize: 0 }}>{children}</Card>
)
