/** How far a cart is from free delivery, in words and as a bar. */
export type FreeFreightView = { words: string; percent: number }

export function FreeFreight({ words, percent }: FreeFreightView) {
  return (
    <div className="until-free">
      <p>{words}</p>
      <progress max={100} value={percent} aria-label="Frete grátis" aria-valuetext={words} />
    </div>
  )
}
