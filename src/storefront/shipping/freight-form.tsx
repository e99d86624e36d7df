import type { ReactNode } from 'react'

type Props = {
  productId: number
  variationId?: number | undefined
  /** As it was typed. */
  cep?: string
  units?: number
  children?: ReactNode
}

/** «Calcule o frete» beside a product. Without scripts it leads to a page of its own, with them the answer stands under it. */
export function FreightForm({ productId, variationId, cep, units = 1, children }: Props) {
  return (
    <div className="freight">
      <form className="freight-form" action="/frete/" method="get" noValidate>
        <label htmlFor="frete-cep">Calcule o frete</label>
        <div className="freight-fields">
          <input
            type="text"
            id="frete-cep"
            className="input"
            name="cep"
            defaultValue={cep}
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder="00000-000"
            maxLength={20}
            required
            aria-describedby="frete-resposta"
          />
          <button type="submit" className="button" data-look="outline">
            Calcular
          </button>
        </div>
        <input type="hidden" name="produto" value={productId} />
        {variationId !== undefined && <input type="hidden" name="variacao" value={variationId} />}
        {units > 1 && <input type="hidden" name="quantidade" value={units} />}
      </form>
      <div className="freight-answer" id="frete-resposta" role="status">
        {children}
      </div>
    </div>
  )
}
