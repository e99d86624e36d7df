import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { FILE_ENDINGS, mayBeRead } from '#move-in/contract.ts'
import { FileChoice, SendingBar } from '../shared/file-choice.tsx'
import { sourceOf } from './move-labels.ts'
import { FileHelp } from './source-help.tsx'
import { useSendShop } from './use-send-shop.ts'

/** Which shop comes, its file, and its pictures if they are at hand. */
export function FileForm({ address: given = '', onSent }: { address?: string; onSent: (id: number) => void }) {
  const [address, setAddress] = useState(given)
  const [file, setFile] = useState<File>()
  const [uploads, setUploads] = useState<File>()
  const { send, share, problem, isBroken } = useSendShop(onSent)
  const source = sourceOf(address)
  const wrong =
    file?.size === 0
      ? `O arquivo «${file.name}» está vazio.`
      : file && !mayBeRead(file.name)
        ? `A loja não sabe ler «${file.name}». Veja abaixo quais arquivos servem.`
        : ''
  const isSending = share !== undefined
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="body2" color="textSecondary">
        Serve o banco de dados ou a exportação do WordPress, e tabelas do WooCommerce, da Shopify, da Nuvemshop e da Loja
        Integrada.
      </Typography>
      <TextField
        label="Endereço da loja antiga"
        placeholder="minhaloja.com.br"
        value={address}
        disabled={isSending}
        onChange={({ target }) => setAddress(target.value)}
        helperText="É por ele que a loja sabe o que já veio, se você trouxer outro arquivo depois."
        sx={{ inlineSize: '100%', maxInlineSize: 480 }}
      />
      <FileChoice
        label="Escolher o arquivo"
        accept={FILE_ENDINGS.join(',')}
        file={file}
        onChoose={setFile}
        disabled={isSending}
      />
      <FileChoice label="Imagens em um zip (opcional)" accept=".zip" file={uploads} onChoose={setUploads} disabled={isSending} />
      {wrong && <Alert severity="error">{wrong}</Alert>}
      {problem && (
        <Alert severity="error">
          {problem} {isBroken && 'O que já chegou está guardado: continue o envio com os mesmos arquivos.'}
        </Alert>
      )}
      {share !== undefined && <SendingBar share={share} />}
      <Button
        variant="contained"
        disabled={!file || wrong !== '' || source === '' || isSending}
        onClick={() => file && void send({ source, file, uploads })}
      >
        {isBroken ? 'Continuar o envio' : 'Ler e ver o que vem'}
      </Button>
      <Typography variant="subtitle2" component="h3">
        Como conseguir o arquivo
      </Typography>
      <FileHelp />
    </Box>
  )
}
