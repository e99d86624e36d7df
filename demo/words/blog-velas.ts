export const blogVelas = `
<p>A vela é bonita na loja e, em casa, afunda no meio, faz fumaça e acaba na metade do tempo. Quase sempre a culpa é dos primeiros minutos. Luana, que faz as nossas em São João del-Rei, explicou o que acontece lá dentro.</p>
<h2>A primeira queima decide o resto</h2>
<p>A cera tem memória. Se você apaga quando só o centro derreteu, nas próximas vezes o fogo vai descer por esse mesmo buraco e deixar a borda inteira. É o chamado túnel.</p>
<p>Na estreia, espere a superfície derreter até encostar no copo. Conte uma hora para cada 3 cm de diâmetro: um copo de 8 cm leva entre duas e três horas. Não tem esse tempo? Deixe para outro dia.</p>
<h2>Já fez túnel?</h2>
<ol>
<li>Com a vela fria, cubra a boca com papel-alumínio, deixando um furo de uns 4 cm no meio.</li>
<li>Acenda e espere meia hora, sem sair de perto.</li>
<li>O calor preso derrete a borda. Retire o alumínio com um pano, porque ele queima os dedos.</li>
</ol>
<h2>O pavio</h2>
<p>Corte antes de cada uso, a 5 mm da cera. Pavio longo faz chama alta, fumaça preta e um “cogumelo” na ponta. Uma tesourinha de unha serve. Tire os pedaços que caírem: eles pegam fogo também.</p>
<h2>Apagar sem fumaça</h2>
<p>Soprar espalha cera e deixa cheiro de queimado. Abafe com a tampa ou, com uma pinça, mergulhe o pavio na cera derretida e levante de novo. Ele já fica pronto para a próxima.</p>
<h2>Por que cera de coco</h2>
<p>Ela derrete a uma temperatura mais baixa do que a parafina, queima devagar e solta o perfume com o copo ainda morno. Em compensação, amolece no verão: guarde longe do sol e não se assuste se a superfície suar um pouco. Alisa na próxima queima.</p>
<h2>Qual aroma em qual lugar</h2>
<ul>
<li><strong>Cozinha e banheiro:</strong> capim-limão, que limpa o ar sem adoçar.</li>
<li><strong>Sala:</strong> figo, verde e discreto.</li>
<li><strong>Quarto:</strong> madeira, meia hora antes de deitar, e apague antes de dormir.</li>
</ul>
<p>À mesa, nenhuma perfumada. Use vela comum e deixe o cheiro por conta da comida.</p>
<h2>Segurança, sem rodeio</h2>
<p>Superfície firme e fria, a 30 cm de cortina e estante. Nunca sozinha, nunca perto de criança e bicho, no máximo quatro horas seguidas. Quando sobrar 1 cm de cera, acabou: abaixo disso, o copo esquenta demais.</p>
<h2>E o copo?</h2>
<p>Uma hora no congelador e o resto da cera se solta com uma colher. Lave com água morna e sabão. As nossas <a href="/produto/vela-de-cera-de-coco/">velas de cera de coco</a> vêm num copo de cerâmica que já vimos virar porta-escova, porta-lápis e vaso de suculenta.</p>
`
