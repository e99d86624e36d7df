import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { bytesText } from '../media/media-labels.ts'
import { useApiAction } from '../shared/use-api.ts'
import type { BoughtFile } from './send-bought-file.ts'
import { Confirm } from '../shared/confirm.tsx'

/** Files that were sent and that no product offers: they can be deleted. */
export function UnusedFiles({ files }: { files: BoughtFile[] }) {
  const { run, isBusy } = useApiAction()
  const [leaving, setLeaving] = useState<BoughtFile>()
  const remove = async ({ file }: BoughtFile) => {
    setLeaving(undefined)
    await run((provider) => provider.remove(`/vitrine/v1/bought-files/${encodeURIComponent(file)}`), `${file}: excluído.`)
  }
  if (files.length === 0) return null
  return (
    <Box component="details">
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 1 }}>
        Arquivos que nenhum produto usa ({files.length})
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {files.map((one) => (
          <Box component="li" key={one.file} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {one.file} ({bytesText(one.bytes)})
            </Typography>
            <Button
              size="small"
              color="error"
              disabled={isBusy}
              aria-label={`Excluir ${one.file}`}
              onClick={() => setLeaving(one)}
            >
              Excluir
            </Button>
          </Box>
        ))}
      </Box>
      <Confirm
        isOpen={leaving !== undefined}
        title={`Excluir ${leaving?.file ?? ''}?`}
        content="O arquivo é apagado da loja e não pode ser recuperado."
        confirm="Excluir"
        onConfirm={() => leaving && void remove(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </Box>
  )
}
