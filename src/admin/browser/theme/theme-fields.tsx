import { Box, MenuItem, TextField, Typography } from '@mui/material'
import type { ThemeRecord } from '#api/vitrine/theme-routes.ts'
import { COLOUR_NAMES } from '#content/settings/colours.ts'
import { CARD_RATIO_NAMES } from '#content/settings/card-ratio.ts'
import { CHOICES, type ChoiceName, completeColours } from '#content/settings/theme/theme.ts'
import { PictureChoice } from '../media/picture-choice.tsx'
import { Panel } from '../shared/panel.tsx'
import { ColourChoice } from './colour-choice.tsx'
import type { ThemeDraft } from './theme-draft.ts'
import { CHOICE_LABELS, SHAPE_GROUPS } from './theme-labels.ts'

type Change = (part: Partial<ThemeDraft>) => void
type Props = { draft: ThemeDraft; record: ThemeRecord; onChange: Change }

const GRID = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }

/** Everything of the look that is chosen one by one. */
export function ThemeFields({ draft, record, onChange }: Props) {
  const choice = (name: ChoiceName) => (
    <Choice
      key={name}
      label={CHOICE_LABELS[name]}
      options={CHOICES[name]}
      value={draft[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
  const followed = completeColours(draft.colours)
  return (
    <>
      <Panel title="Logo e ícone">
        <Box sx={GRID}>
          <PictureChoice
            label="Logo"
            id={draft.logo_id}
            helperText="Fica no topo no lugar do nome. Fundo transparente, de preferência deitado."
            onChange={(id) => onChange({ logo_id: id })}
          />
          <PictureChoice
            label="Ícone"
            id={draft.icon_id}
            helperText="O desenho pequeno na aba do navegador. Quadrado."
            onChange={(id) => onChange({ icon_id: id })}
          />
        </Box>
      </Panel>
      <Panel title="Cores">
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          Só são aceitas cores com que tudo se lê. O que você não escolhe combina com o resto.
        </Typography>
        {choice('scheme')}
        {draft.scheme !== 'light' && (
          <Typography variant="body2" color="textSecondary">
            No escuro, a loja clareia links e preços sozinha. Confira as páginas em que você escolheu cores próprias
            {draft.scheme === 'dark' ? ', e envie uma logo clara: ela fica sobre o fundo escuro como está.' : '.'}
          </Typography>
        )}
        <Box sx={GRID}>
          {COLOUR_NAMES.map((name) => (
            <ColourChoice
              key={name}
              name={name}
              chosen={draft.colours[name]}
              followed={followed[name]}
              onChange={(hex) => {
                const { [name]: _before, ...others } = draft.colours
                onChange({ colours: hex === undefined ? others : { ...others, [name]: hex } })
              }}
            />
          ))}
        </Box>
      </Panel>
      <Panel title="Letras">
        <Choice
          label="Par de fontes"
          options={Object.fromEntries(record.font_pairs.map(({ id, name }) => [id, name]))}
          none={draft.fonts === '' ? 'As que a loja tem' : undefined}
          value={draft.fonts}
          onChange={(fonts) => onChange({ fonts })}
        />
      </Panel>
      {SHAPE_GROUPS.map(({ title, names }) => (
        <Panel key={title} title={title}>
          <Box sx={GRID}>{names.map(choice)}</Box>
        </Panel>
      ))}
      <Panel title="Cartões de produto">
        <Box sx={GRID}>
          {choice('cards')}
          {choice('card_align')}
          <Choice
            label="Formato das fotos"
            options={CARD_RATIO_NAMES}
            value={draft.card_ratio}
            onChange={(ratio) => onChange({ card_ratio: ratio })}
          />
        </Box>
      </Panel>
      <Panel title="Cabeçalho e rodapé">
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          Os prontos entram no lugar dos seus quando você salva. O que estava lá fica no histórico e pode voltar.
        </Typography>
        <Box sx={GRID}>
          {(['header', 'footer'] as const).map((part) => (
            <Choice
              key={part}
              label={part === 'header' ? 'Cabeçalho' : 'Rodapé'}
              options={part === 'header' ? record.headers : record.footers}
              none="Manter o atual"
              value={draft[part]}
              onChange={(value) => onChange({ [part]: value })}
            />
          ))}
        </Box>
      </Panel>
    </>
  )
}

type ChoiceProps<O extends Record<string, string>> = {
  label: string
  options: O
  /** What an empty value is called; undefined where there is none. */
  none?: string | undefined
  value: string
  onChange: (value: keyof O & string) => void
}

function Choice<O extends Record<string, string>>({ label, options, none, value, onChange }: ChoiceProps<O>) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {Object.entries(options).map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
