import CropIcon from '@mui/icons-material/Crop'
import { Box, Button, Link, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { MediaUse } from '#content/media/uses.ts'
import { Confirm } from '../shared/confirm.tsx'
import { FormDialog } from '../shared/form-dialog.tsx'
import { Facts } from '../shared/panel.tsx'
import { useDialogAction } from '../shared/use-dialog-action.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import type { MediaRecord } from '#api/wp/media-item.ts'
import { CropDialog } from './crop-dialog.tsx'
import { FocalPointField } from './focal-point.tsx'
import { bytesText, nameOf } from './media-labels.ts'

const KINDS: Record<MediaUse['kind'], { name: string; path?: (id: number) => string }> = {
  page: { name: 'Página', path: (id) => `/pages/${id}` },
  post: { name: 'Post', path: (id) => `/posts/${id}` },
  template: { name: 'Parte do site', path: (id) => `/templates/${id}` },
  'shop-page': { name: 'Página da compra', path: () => '/shop_pages' },
  popup: { name: 'Popup', path: (id) => `/popups/${id}` },
  menu: { name: 'Menu', path: () => '/menus' },
  product: { name: 'Produto', path: (id) => `/products/${id}` },
  category: { name: 'Categoria', path: () => '/categories' },
  attribute: { name: 'Atributo', path: (id) => `/attributes/${id}` },
  author: { name: 'Autor' },
  appearance: { name: 'Aparência da loja', path: () => '/aparencia' },
}

/** One file: what it is called, what it shows, where it is used; and its end, which asks first. */
export function MediaDialog({ media, onClose }: { media: MediaRecord; onClose: () => void }) {
  const [title, setTitle] = useState(nameOf(media))
  const [alt, setAlt] = useState(media.alt_text)
  const [point, setPoint] = useState(media.focal_point)
  const [isDeleting, setIsDeleting] = useState(false)
  const [isCropping, setIsCropping] = useState(false)
  const { data: uses } = useAnswer<MediaUse[]>(`/vitrine/v1/media/${media.id}/uses`)
  const { run, isBusy, trouble } = useDialogAction()
  const { run: runBehind } = useApiAction()
  const notify = useNotify()
  const isPicture = media.media_type === 'image'
  const { width, height, filesize } = media.media_details
  const previousData = { id: media.id }
  const hasMoved = point.x !== media.focal_point.x || point.y !== media.focal_point.y
  const save = async () => {
    const data = { title, alt_text: alt, ...(hasMoved && { focal_point: point }) }
    let name = title
    const isSaved = await run(async (provider) => {
      name = nameOf((await provider.update('media', { id: media.id, data, previousData })).data)
    })
    if (!isSaved) return
    notify(`“${name}” está salvo.`, { type: 'success' })
    onClose()
  }
  const remove = () => {
    // First away with what asks where it is used: that question has no answer any more.
    onClose()
    void runBehind((provider) => provider.delete('media', { id: media.id, previousData }), 'Arquivo excluído.')
  }
  return (
    <FormDialog
      title={nameOf(media)}
      action="Salvar"
      canSave={!isBusy}
      isChanged={title !== nameOf(media) || alt !== media.alt_text || hasMoved}
      trouble={trouble}
      onSave={save}
      onClose={onClose}
      maxWidth="sm"
      besides={
        <Button color="error" disabled={!uses} onClick={() => setIsDeleting(true)} sx={{ mr: 'auto' }}>
          Excluir…
        </Button>
      }
    >
      {isPicture && (
        <FocalPointField
          src={media.media_details.sizes.medium_large?.source_url ?? media.source_url}
          alt={media.alt_text}
          point={point}
          onChange={setPoint}
        />
      )}
      {isPicture && (
        <Button startIcon={<CropIcon />} variant="outlined" onClick={() => setIsCropping(true)} sx={{ mb: 2, minBlockSize: 44 }}>
          {media.crop ? 'Mudar o recorte…' : 'Recortar…'}
        </Button>
      )}
      <TextField
        label="Título"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        helperText="Sem título, vale o nome do arquivo."
      />
      {isPicture && (
        <TextField
          label="Descrição da imagem"
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          helperText="Diga o que se vê: quem não enxerga a imagem ouve isto, e os buscadores leem."
        />
      )}
      <Facts
        rows={[
          ['Enviado em', momentText(media.date)],
          ['Tipo', media.mime_type],
          ...(width && height ? [['Medidas', `${width} × ${height} px`] as [string, string]] : []),
          ...(filesize ? [['Tamanho', bytesText(filesize)] as [string, string]] : []),
          [
            'Endereço',
            <Link key="endereco" href={media.source_url} target="_blank" rel="noreferrer">
              Abrir o arquivo
            </Link>,
          ],
        ]}
      />
      <Typography variant="h3" sx={{ mt: 2 }}>
        Onde é usado
      </Typography>
      <Uses uses={uses} />
      {isCropping && <CropDialog media={media} onClose={() => setIsCropping(false)} onDone={onClose} />}
      <Confirm
        isOpen={isDeleting}
        title={`Excluir “${nameOf(media)}” para sempre?`}
        content={
          uses?.length
            ? 'Este arquivo aparece em lugares da loja: eles ficam sem ele. Isto não pode ser desfeito.'
            : 'Isto não pode ser desfeito.'
        }
        confirm="Excluir para sempre"
        cancel="Não excluir"
        onConfirm={remove}
        onClose={() => setIsDeleting(false)}
      />
    </FormDialog>
  )
}

function Uses({ uses }: { uses: MediaUse[] | undefined }) {
  if (!uses) return <Typography variant="body2">Procurando…</Typography>
  if (uses.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        Em nenhum lugar que conhecemos.
      </Typography>
    )
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {uses.map(({ kind, id, title }) => {
        const { name, path } = KINDS[kind]
        return (
          <Typography component="li" variant="body2" key={`${kind}${id}${title}`}>
            {name}:{' '}
            {path ? (
              <Link component={RouteLink} to={path(id)}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Typography>
        )
      })}
    </Box>
  )
}
