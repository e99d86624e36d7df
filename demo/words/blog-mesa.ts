export const blogMesa = `
<p>Mesa posta virou assunto complicado: lugar certo da taça, ordem dos talheres, guardanapo em forma de cisne. Na nossa casa, é só um jeito de dizer a quem chega que o esperávamos. Dá para fazer em dez minutos, com o que já está no armário.</p>
<h2>Comece pela base</h2>
<p>Toalha ou jogo americano? Se a mesa é bonita, mostre a madeira e use <a href="/produto/jogo-americano-palha/">jogos americanos</a>. Se está marcada por anos de lição de casa, uma toalha lisa resolve. Não precisa passar: borrife água, estique com as mãos e deixe secar enquanto cozinha.</p>
<h2>Misture os pratos</h2>
<p>Não é preciso ter doze pratos iguais. O segredo é repetir uma coisa e variar outra:</p>
<ul>
<li>mesma forma, cores diferentes: pratos redondos em branco, terracota e oliva;</li>
<li>mesma cor, formas diferentes: um <a href="/produto/prato-raso-ipe/">prato raso</a> e um <a href="/produto/bowl-cuia/">bowl</a> da mesma família;</li>
<li>herança com novo: a louça da avó por cima e o grés por baixo.</li>
</ul>
<h2>Sirva na travessa, não no prato</h2>
<p>Comida no centro da mesa faz as pessoas conversarem: uma passa, a outra serve, alguém pede mais farofa. Uma <a href="/produto/travessa-oval/">travessa que vai ao forno</a> poupa louça e mantém o calor. Deixe sobre uma tábua, com colher grande, e pronto.</p>
<h2>Flores baixas, luz baixa</h2>
<p>O arranjo não pode passar da altura do queixo de quem está sentado. Três vasinhos de boca estreita, com um galho cada, funcionam melhor do que um buquê. Vale jabuticabeira, manjericão florido, mato da calçada.</p>
<p>Quanto à luz, apague a do teto e acenda um abajur e duas velas. Só evite vela perfumada à mesa: ela briga com o cheiro da comida.</p>
<h2>Água sempre à mão</h2>
<p>Uma garrafa de um litro para cada quatro pessoas, com rodelas de limão ou folhas de hortelã. Parece pouco, mas evita o levanta e senta que corta a conversa.</p>
<h2>Uma ordem que funciona</h2>
<ol>
<li>Base e pratos, antes de começar a cozinhar.</li>
<li>Talheres e copos, com o arroz no fogo.</li>
<li>Flores e água, quando desligar o forno.</li>
<li>Velas, quando a campainha tocar.</li>
</ol>
<p>E os talheres? Garfo à esquerda, faca à direita com o corte para dentro, colher ao lado da faca. Se esquecer, ninguém vai reparar. O que se lembra depois é da comida, da risada e de quem ajudou a lavar.</p>
<p>Ah, o guardanapo: de pano, dobrado em quatro, embaixo do garfo. O cisne fica para outro dia.</p>
`
