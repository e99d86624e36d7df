export const blogEmbalagem = `
<p>Cerâmica viaja mal, todo mundo avisa. Em dez anos, aprendemos a mandar vaso de barro para Manaus e moringa para Porto Alegre. A embalagem que protege também pode ser o primeiro presente, e dá para copiar em casa.</p>
<h2>Como a caixa é montada</h2>
<ol>
<li>A peça é enrolada em duas voltas de papel pardo amassado. Amassado mesmo: o ar entre as dobras é que amortece.</li>
<li>O que é oco é recheado com papel, para não trincar de dentro para fora.</li>
<li>Vai para uma caixa pequena, justa, com palha de madeira em volta.</li>
<li>Peça frágil ganha segunda caixa, com três dedos de folga preenchidos.</li>
<li>Antes de fechar, o teste: sacudimos. Se algo se mexe, volta ao passo três.</li>
</ol>
<p>Não usamos plástico-bolha nem isopor. A fita é de papel, e sai com a caixa para a reciclagem. A palha serve na composteira ou na cama do cachorro, segundo nos contam.</p>
<h2>O embrulho de presente</h2>
<p>É de graça e leva quatro coisas: papel pardo, barbante de algodão, um galhinho do quintal e um cartão escrito à mão. Para fazer em casa:</p>
<ul>
<li>Corte o papel com sobra de dois dedos em cada lado. Papel demais faz volume nos cantos.</li>
<li>Vinque as dobras com a unha ou com o cabo de uma colher. É o vinco que dá cara de loja.</li>
<li>Passe o barbante em cruz e dê o laço por cima do cruzamento, prendendo o galho.</li>
<li>Use alecrim, louro ou aroeira, que secam bonitos. Flor fresca mancha o papel.</li>
</ul>
<h2>Objetos difíceis</h2>
<p><strong>Redondo.</strong> Ponha a peça no centro de um pano de prato, junte as quatro pontas e amarre. O embrulho vira parte do presente; o nosso <a href="/produto/pano-de-prato-trio/">trio de panos</a> já embalou muita tigela.</p>
<p><strong>Comprido.</strong> Colheres e velas vão enroladas numa folha só, como bala, com as pontas torcidas.</p>
<p><strong>Grande e mole.</strong> Manta e rede ficam melhor amarradas do que embrulhadas: dobre em três, passe uma fita larga e pendure o <a href="/produto/kit-cartoes-botanicos/">cartão</a> no laço.</p>
<h2>O bilhete</h2>
<p>Três linhas bastam. Diga por que lembrou da pessoa, conte de onde veio o objeto e assine. “Vi e pensei nos seus cafés de domingo. Foi feita em Prados. Um beijo, Lia.” Ninguém guarda cartão com frase pronta.</p>
<h2>Se chegar quebrado</h2>
<p>Acontece, pouco, mas acontece. Fotografe a caixa por fora, o recheio e a peça, nessa ordem, e mande pelo <a href="/contato/">nosso contato</a>. Enviamos outra ou devolvemos o valor, como você preferir. As fotos não são desconfiança: é com elas que melhoramos a caixa seguinte.</p>
<p>E guarde a caixa, se tiver espaço. Boa embalagem, como boa receita, passa adiante.</p>
`
