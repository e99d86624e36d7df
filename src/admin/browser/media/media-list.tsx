import { Box, Button, Chip, Typography } from '@mui/material'
import { useState } from 'react'
import { BulkDeleteButton, SearchInput, SelectInput, useListContext } from 'react-admin'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { ChoiceBox, ChosenBar } from '../shared/phone-list.tsx'
import { DropZone } from './drop-zone.tsx'
import { MediaDialog } from './media-dialog.tsx'
import type { MediaRecord } from '#api/wp/media-item.ts'
import { nameOf, tileOf } from './media-labels.ts'
import { ListSkeleton } from '../shared/list-skeleton.tsx'

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Nome do arquivo" />,
  <SelectInput
    key="kind"
    source="media_type"
    label="Tipo"
    alwaysOn
    emptyText="Todos"
    choices={[
      { id: 'image', name: 'Imagens' },
      { id: 'video', name: 'Vídeos' },
      // Texts and tables (TXT, CSV) are documents to people, though of another type to programs.
      { id: 'application,text', name: 'Documentos' },
    ]}
  />,
]

/** Every file of the shop, as tiles. */
export const MediaList = () => (
  <>
    <DropZone />
    <RecordList<MediaRecord>
      title="Mídia"
      filters={FILTERS}
      queryOptions={{ meta: { ask: { context: 'edit' } } }}
      actions={false}
      sort={{ field: 'date', order: 'DESC' }}
      perPage={50}
    >
      <Tiles />
    </RecordList>
  </>
)

function Tiles() {
  const { data = [], isPending } = useListContext<MediaRecord>()
  const [open, setOpen] = useState<number>()
  const media = data.find(({ id }) => id === open)
  if (isPending) return <ListSkeleton />
  if (data.length === 0)
    return (
      <EmptyList>
        Nenhum arquivo ainda. Envie fotos das suas peças: elas ganham sozinhas os tamanhos de que a loja precisa.
      </EmptyList>
    )
  return (
    <>
      <ChosenBar>
        <BulkDeleteButton
          mutationMode="pessimistic"
          confirmTitle="Excluir estes arquivos para sempre?"
          confirmContent="Onde eles aparecem na loja fica um espaço vazio. Abra um arquivo para ver onde é usado. Isto não pode ser desfeito."
        />
      </ChosenBar>
      <Box
        component="ul"
        aria-label="Arquivos"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 1,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
        }}
      >
        {data.map((one) => (
          <Box component="li" key={one.id} sx={{ position: 'relative' }}>
            <Tile media={one} onOpen={() => setOpen(one.id)} />
            <Box
              sx={{ position: 'absolute', insetBlockStart: 4, insetInlineStart: 4, bgcolor: 'background.paper', borderRadius: 1 }}
            >
              <ChoiceBox id={one.id} name={nameOf(one)} />
            </Box>
          </Box>
        ))}
      </Box>
      {media && <MediaDialog key={media.id} media={media} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function Tile({ media, onOpen }: { media: MediaRecord; onOpen: () => void }) {
  const isPicture = media.media_type === 'image'
  const look = { inlineSize: '100%', aspectRatio: '1', borderRadius: 1, display: 'grid', placeContent: 'center' }
  return (
    <Button
      color="inherit"
      onClick={onOpen}
      aria-label={`Abrir ${nameOf(media)}`}
      sx={{ display: 'block', p: 0.5, inlineSize: '100%' }}
    >
      {isPicture ? (
        <Box component="img" src={tileOf(media)} alt="" loading="lazy" sx={{ ...look, objectFit: 'cover' }} />
      ) : (
        <Box sx={{ ...look, bgcolor: 'action.hover' }}>
          <Chip label={media.source_url.split('.').at(-1)?.toUpperCase()} />
        </Box>
      )}
      <Typography variant="caption" sx={{ overflowWrap: 'anywhere', display: 'block', textAlign: 'start' }}>
        {nameOf(media)}
      </Typography>
      {isPicture && media.alt_text === '' && (
        <Typography variant="caption" color="warning" sx={{ display: 'block', textAlign: 'start' }}>
          Sem descrição
        </Typography>
      )}
    </Button>
  )
}
