import { Box } from '@mui/material'
import { BooleanInput, NumberInput, SelectInput } from 'react-admin'
import { LOOKS_NUMBERS } from '#content/popups/numbers.ts'
import { Panel, TwoColumns } from '../shared/panel.tsx'

const WAYS = [
  { id: 'fadeIn', name: 'Surge' },
  { id: 'zoomIn', name: 'Cresce' },
  { id: 'slideInUp', name: 'Vem de baixo' },
  { id: 'slideInDown', name: 'Vem de cima' },
  { id: 'none', name: 'Nenhuma' },
]
const SIDES = [
  { id: 'start', name: 'Início' },
  { id: 'center', name: 'Centro' },
  { id: 'end', name: 'Fim' },
]
const GRID = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }

const within = (name: keyof typeof LOOKS_NUMBERS) => ({ min: LOOKS_NUMBERS[name].min, max: LOOKS_NUMBERS[name].max })

/** Where in the window it stands, how it comes, and how it is left. */
export const LooksPanel = () => (
  <TwoColumns
    main={
      <Panel title="Janela">
        <Box sx={GRID}>
          <NumberInput source="settings.width" label="Largura (px)" {...within('width')} helperText="Nunca passa da tela." />
          <SelectInput source="settings.horizontal_position" label="Na horizontal" choices={SIDES} helperText={false} />
          <SelectInput source="settings.vertical_position" label="Na vertical" choices={SIDES} helperText={false} />
          <SelectInput source="settings.entrance_animation" label="Entrada" choices={WAYS} helperText={false} />
          <SelectInput source="settings.exit_animation" label="Saída" choices={WAYS} helperText={false} />
          <NumberInput
            source="settings.entrance_animation_duration"
            label="Duração (segundos)"
            {...within('entrance_animation_duration')}
            step={0.1}
            helperText="0: a da loja."
          />
        </Box>
      </Panel>
    }
    aside={
      <Panel title="Fechar">
        <BooleanInput
          source="settings.close_button"
          label="Botão de fechar"
          helperText="Sem saída nenhuma, o botão aparece mesmo assim."
        />
        <NumberInput
          source="settings.close_button_delay"
          label="Botão depois de (segundos)"
          {...within('close_button_delay')}
          helperText="0: desde o início."
        />
        <NumberInput
          source="settings.close_automatically"
          label="Fecha sozinho em (segundos)"
          {...within('close_automatically')}
          helperText="0: fica aberto."
        />
        <BooleanInput source="settings.prevent_close_on_background_click" label="Não fechar ao clicar fora" helperText={false} />
        <BooleanInput source="settings.prevent_close_on_esc_key" label="Não fechar com Esc" helperText={false} />
        <BooleanInput source="settings.prevent_scroll" label="Parar a rolagem da página" helperText={false} />
        <BooleanInput source="settings.avoid_multiple_popups" label="Não aparecer se outro já apareceu" helperText={false} />
      </Panel>
    }
  />
)
