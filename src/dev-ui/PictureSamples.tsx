import { PictureBase } from '#ui/pictures/srcset.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Slider } from '#ui/pictures/Slider.tsx'
import { Sample, Section } from './Sample.tsx'

const size = { width: 1600, height: 1000, sizes: '(min-width: 700px) 400px, 100vw' }
const house = 'files/images/house/rania-house'

export function PictureSamples() {
  const slides = ['cover', 'room', 'veranda'].map((name) => ({
    key: name,
    content: <Picture path={`${house}-${name}.jpg`} alt={`Rania House, ${name}`} {...size} isCover />,
  }))
  return (
    <Section title="Pictures">
      <Sample title="Picture">
        <Picture path={`${house}-cover.jpg`} alt="Rania House among palms" {...size} />
      </Sample>
      <Sample title="Picture that cannot be loaded">
        {/* No server is asked: its answer 404 would be a complaint in the console. */}
        <PictureBase value="data:,">
          <Picture path="gone.jpg" alt="A picture that is gone" {...size} />
        </PictureBase>
      </Sample>
      <Sample title="Slider">
        <Slider label="Rania House" slides={slides} />
      </Sample>
      <Sample title="Slider that plays">
        <Slider label="Rania House, playing" slides={slides} autoplays />
      </Sample>
    </Section>
  )
}
