import { Alpona, Eyebrow } from '#ui/headings.tsx'
import { PhoneLink, Price, Sum } from '#ui/values.tsx'
import styles from './DevUiPage.module.css'
import { Sample, Section } from './Sample.tsx'

const colours = ['ivory', 'paper', 'clay', 'line', 'ink', 'soft', 'laterite', 'palm', 'brass'] as const

export function FoundationSamples() {
  return (
    <Section title="Foundations">
      <Sample title="Colours" isWide>
        <ul className={styles['swatches']}>
          {colours.map((colour) => (
            <li key={colour} className={styles[colour]}>
              {colour}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="Type" isWide>
        <div className={styles['type']}>
          <p className={styles['h1']}>A lamp-lit evening</p>
          <p className={styles['h3']}>Rania House, 1234567890</p>
          <p>Timber on stilts, with the river under the floor. Breakfast on the veranda, 1234567890.</p>
        </div>
      </Sample>
      <Sample title="Eyebrow">
        <Eyebrow>Entire house</Eyebrow>
      </Sample>
      <Sample title="Sum">
        <Sum paisa={12_500_000} />
      </Sample>
      <Sample title="PhoneLink">
        <PhoneLink phone="+8801712345678" />
      </Sample>
      <Sample title="Price">
        <Price taka={125_000} note="per night" />
      </Sample>
      <Sample title="Price, large">
        <Price taka={6_500.5} note="per night" size="large" />
      </Sample>
      <Sample title="Alpona">
        <Alpona />
      </Sample>
    </Section>
  )
}
