import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { LoadError } from '../shared/load-error.tsx'
import { Panel } from '../shared/panel.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { FontFaces } from './font-faces.tsx'
import { type Chosen, choiceBody, chosenName, type FontRecord, isSame } from './font-labels.ts'
import { OwnFonts } from './own-fonts.tsx'
import { PairChoice } from './pair-choice.tsx'

/** What the shop is written in. */
export function FontsScreen() {
  const fonts = useAnswer<FontRecord[]>('/vitrine/v1/fonts')
  const choice = useAnswer<Chosen>('/vitrine/v1/font-choice')
  const error = fonts.error ?? choice.error
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2, maxWidth: 960 }}>
      <Title title="Fontes" />
      <Typography color="textSecondary">
        As fontes ficam na própria loja: nenhum visitante fala com outro serviço por causa delas. Com as do sistema nada é
        baixado.
      </Typography>
      {error && (
        <LoadError
          onRetry={() => {
            void fonts.refetch()
            void choice.refetch()
          }}
        >
          {error.message}
        </LoadError>
      )}
      {!error && (!fonts.data || !choice.data) && <ListSkeleton />}
      {fonts.data && choice.data && (
        <>
          <FontFaces fonts={fonts.data} />
          <ChoicePanel fonts={fonts.data} saved={choice.data} />
          <OwnFonts fonts={fonts.data.filter(({ number }) => number > 0)} />
        </>
      )}
    </Box>
  )
}

function ChoicePanel({ fonts, saved }: { fonts: readonly FontRecord[]; saved: Chosen }) {
  const [typed, setTyped] = useState<Chosen>()
  const { run, isBusy } = useApiAction()
  const chosen = typed ?? saved
  const isChanged = !isSame(chosen, saved)
  const save = async () => {
    const isSaved = await run(
      (provider) => provider.tell('/vitrine/v1/font-choice', choiceBody(chosen)),
      `A loja está escrita em ${chosenName(chosen, fonts)}.`,
    )
    if (isSaved) setTyped(undefined)
  }
  return (
    <Panel title="Em que a loja é escrita">
      <PairChoice fonts={fonts} chosen={chosen} onChange={setTyped} />
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button variant="contained" disabled={!isChanged || isBusy} onClick={() => void save()} sx={{ minHeight: 44 }}>
          Salvar
        </Button>
        <Button disabled={!isChanged || isBusy} onClick={() => setTyped(undefined)} sx={{ minHeight: 44 }}>
          Desfazer
        </Button>
      </Box>
    </Panel>
  )
}
