import type { Spot } from '#contract/spots.ts'
import { directionLabel, typeLabel } from '#web/lib/format.ts'
import { type Fact, Facts } from '#web/ui/place/facts.tsx'
import { Panel } from '#web/ui/place/place-body.tsx'

const CROWDS = ['Empty', 'Few surfers', 'Crowded', 'Ultra crowded']
const LENGTHS = ['under 50 m', '50–150 m', '150–300 m', '300–500 m', 'over 500 m']

/** What kind of wave it is and what to be ready for. Every figure is an editor's estimate. */
export function SpotCharacteristics({ spot }: { spot: Spot }) {
  return (
    <Panel title="Characteristics">
      <Facts title="Spot Details" facts={detailsOf(spot)} />
      <Facts title="In the water" facts={waterOf(spot)} />
      <Facts title="General Information" facts={placeOf(spot)} />
    </Panel>
  )
}

function detailsOf(spot: Spot): Fact[] {
  return [
    { name: 'Break Type', value: typeLabel(spot.type) },
    { name: 'Wave Direction', value: directionLabel(spot.direction) },
    { name: 'Experience Level', value: spot.experience },
    { name: 'Rating', value: spot.rating.toFixed(1), unit: '/5' },
    { name: 'Wave Quality', value: spot.wave_quality },
    { name: 'Bottom', value: listed(spot.bottom) },
    { name: 'Usual ride', value: named(LENGTHS, spot.normal_length) },
    { name: 'Ride on a good day', value: named(LENGTHS, spot.good_day_length) },
  ]
}

function waterOf(spot: Spot): Fact[] {
  return [
    { name: 'Works from', value: spot.starts_working, unit: 'ft face' },
    { name: 'Holds up to', value: spot.holds_up_to, unit: 'ft face' },
    { name: 'Best tide', value: listed(spot.best_tide) },
    { name: 'Surfable', value: spot.frequency, unit: 'days a year' },
    { name: 'Crowd on weekdays', value: named(CROWDS, spot.week_crowd) },
    { name: 'Crowd at weekends', value: named(CROWDS, spot.weekend_crowd) },
    { name: 'Reliability', value: spot.reliability, unit: '/5' },
    { name: 'Hazards', value: listed(spot.hazards) },
  ]
}

function placeOf(spot: Spot): Fact[] {
  return [
    { name: 'Continent', value: spot.continent },
    { name: 'Country', value: spot.country },
    { name: 'Best Season', value: spot.best_season },
    { name: 'Nearest town', value: spot.nearest_town },
    { name: 'Nearest Airport', value: spot.nearest_airport },
    { name: 'Fly to', value: spot.international_airport_code },
    { name: 'Easy to reach', value: spot.travelability_score, unit: '/10' },
    { name: 'Sure of this', value: capital(spot.confidence) },
  ]
}

function listed(values: readonly string[] | null): string | null {
  return values && capital(values.join(', '))
}

/** The word of a class that counts from 1. */
function named(words: readonly string[], value: number | null): string | null {
  return value === null ? null : capital(words[value - 1] ?? '')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
