import { Box, Typography } from '@mui/material'
import { ArrayInput, required, SelectInput, SimpleFormIterator, useSimpleFormIteratorItem } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ProductsInput } from '../products/products-input.tsx'
import { MoneyInput, WholeInput } from '../shared/money-input.tsx'
import { type FormKind, KIND_CHOICES } from './promotion-form.ts'

const GRID = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }
const COUNTS = [
  { id: 'together', name: 'De todos os produtos juntos' },
  { id: 'each', name: 'De cada produto' },
]

/** What a promotion gives, by its kind. */
export function RuleInputs() {
  const kind = useWatch<{ kind: FormKind }>({ name: 'kind' })
  return (
    <>
      <SelectInput source="kind" label="Tipo" choices={KIND_CHOICES} validate={required()} helperText={false} />
      {INPUTS[kind]}
    </>
  )
}

const INPUTS: Record<FormKind, React.ReactNode> = {
  'pay-less': (
    <Box sx={GRID}>
      <WholeInput source="take" label="Leve" validate={required()} helperText="Unidades dos produtos da promoção." />
      <WholeInput source="pay" label="Pague" validate={required()} helperText="As mais baratas saem de graça." />
    </Box>
  ),
  'next-unit': (
    <Box sx={GRID}>
      <WholeInput source="take" label="Qual unidade" validate={required()} helperText="2 para a 2ª, 3 para a 3ª." />
      <WholeInput source="percent" label="Desconto nela (%)" validate={required()} helperText={false} />
    </Box>
  ),
  percent: <WholeInput source="percent" label="Desconto (%)" validate={required()} helperText={false} />,
  amount: <MoneyInput source="amount" label="Desconto por unidade (R$)" validate={required()} helperText={false} />,
  'quantity-steps': (
    <>
      <SelectInput source="counts" label="As unidades contam" choices={COUNTS} validate={required()} helperText={false} />
      <ArrayInput source="quantity_steps" label="Faixas" helperText={false}>
        <SimpleFormIterator inline disableReordering disableClear>
          <WholeInput source="units" label="A partir de (unidades)" helperText={false} />
          <WholeInput source="percent" label="Desconto (%)" helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  ),
  'cart-steps': (
    <ArrayInput source="cart_steps" label="Faixas" helperText={false}>
      <SimpleFormIterator inline disableReordering disableClear>
        <MoneyInput source="from" label="A partir de (R$)" helperText={false} />
        <WholeInput source="percent" label="Desconto (%)" helperText={false} />
        <MoneyInput source="amount" label="ou desconto (R$)" helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  ),
  bundle: (
    <>
      <MoneyInput source="amount" label="Preço do kit (R$)" validate={required()} helperText={false} />
      <ArrayInput source="parts" label="Partes do kit" helperText={false}>
        <SimpleFormIterator disableReordering disableClear>
          <PartName />
          <ProductsInput source="product_ids" label="Um destes produtos" help="Qualquer um deles serve." />
          <WholeInput source="units" label="Unidades" helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  ),
  bump: (
    <>
      <ProductsInput
        source="bump_ids"
        label="Produto oferecido"
        help="A finalização da compra oferece uma unidade por uma caixa «Leve também…». Se tiver variações, o cliente escolhe."
      />
      <Box sx={GRID}>
        <WholeInput source="percent" label="Desconto nele (%)" helperText="0 para oferecer pelo preço da loja." />
        <MoneyInput source="amount" label="Em compras a partir de (R$)" helperText="Sem contar este produto e sem descontos." />
      </Box>
    </>
  ),
  gift: (
    <>
      <Box sx={GRID}>
        <MoneyInput source="amount" label="Em compras a partir de (R$)" validate={required()} helperText="Sem contar o brinde." />
        <WholeInput source="gift_units" label="Unidades de brinde" validate={required()} helperText={false} />
      </Box>
      <ProductsInput source="gift_ids" label="Brinde" help="O cliente põe um destes no carrinho, e ele sai de graça." />
    </>
  ),
}

function PartName() {
  const { index } = useSimpleFormIteratorItem()
  return <Typography variant="body2">Parte {index + 1}</Typography>
}
