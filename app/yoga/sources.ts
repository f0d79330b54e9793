/** Public sources of the rules in `condition-rules.ts`: title, and the publisher's root address where it is a page. */
export const sources = {
  strongSteady:
    'Brooke-Wavell K. et al.: Strong, steady and straight: UK consensus statement on physical activity and exercise for osteoporosis. British Journal of Sports Medicine, 2022. Also at the Royal Osteoporosis Society, https://theros.org.uk',
  sinaki1984:
    'Sinaki M., Mikkelsen B. A.: Postmenopausal spinal osteoporosis: flexion versus extension exercises. Archives of Physical Medicine and Rehabilitation, 1984.',
  sinaki2013:
    'Sinaki M.: Yoga spinal flexion positions and vertebral compression fracture in osteopenia or osteoporosis of spine: case series. Pain Practice, 2013.',
  lee2019:
    'Lee M., Huntoon E. A., Sinaki M.: Soft tissue and bony injuries attributed to the practice of yoga. Mayo Clinic Proceedings, 2019.',
  jasien2015:
    'Jasien J. V. et al.: Intraocular pressure rise in subjects with and without glaucoma during four common yoga positions. PLoS ONE, 2015.',
  baskaran2006:
    'Baskaran M. et al.: Intraocular pressure changes and ocular biometry during Sirsasana (headstand posture) in yoga practitioners. Ophthalmology, 2006.',
  vieira2006:
    'Vieira G. M. et al.: Intraocular pressure variation during weight lifting. Archives of Ophthalmology, 2006.',
  acog2020:
    'ACOG Committee Opinion 804: Physical activity and exercise during pregnancy and the postpartum period, 2020. https://www.acog.org',
  nhsPregnancy: 'NHS: Exercise in pregnancy. https://www.nhs.uk',
  canada2019:
    'Mottola M. F. et al.: 2019 Canadian guideline for physical activity throughout pregnancy. British Journal of Sports Medicine, 2018.',
  heartStrength:
    'Paluch A. E. et al.: Resistance exercise training in individuals with and without cardiovascular disease: 2023 update. American Heart Association, Circulation, 2024.',
  esc2020:
    'Pelliccia A. et al.: 2020 ESC guidelines on sports cardiology and exercise in patients with cardiovascular disease. European Heart Journal, 2021.',
  nccih: 'NCCIH: Yoga: effectiveness and safety. https://www.nccih.nih.gov',
  cramer2013:
    'Cramer H., Krucoff C., Dobos G.: Adverse events associated with yoga: a systematic review of published case reports and case series. PLoS ONE, 2013.',
  cramer2018:
    'Cramer H., Ostermann T., Dobos G.: Injuries and other adverse events associated with yoga practice: a systematic review of epidemiological studies. Journal of Science and Medicine in Sport, 2018.',
  hector2015:
    'Hector R., Jensen J. L.: Sirsasana (headstand) technique alters head/neck loading. Journal of Bodywork and Movement Therapies, 2015.',
  nhsNeck: 'NHS: Neck pain. https://www.nhs.uk',
  nhsKnee: 'NHS: Knee pain. https://www.nhs.uk',
  aaosKnee: 'AAOS OrthoInfo: Patellofemoral pain syndrome. https://orthoinfo.aaos.org',
  nhsCarpalTunnel: 'NHS: Carpal tunnel syndrome. https://www.nhs.uk',
  aaosCarpalTunnel: 'AAOS OrthoInfo: Carpal tunnel syndrome. https://orthoinfo.aaos.org',
  nhsShoulder: 'NHS: Shoulder pain. https://www.nhs.uk',
  aaosShoulder: 'AAOS OrthoInfo: Shoulder impingement/rotator cuff tendinitis. https://orthoinfo.aaos.org',
  aaosHip: 'AAOS OrthoInfo: Activities after hip replacement. https://orthoinfo.aaos.org',
  nhsHip: 'NHS: Hip replacement. https://www.nhs.uk',
  nice59: 'NICE guideline NG59: Low back pain and sciatica in over 16s. https://www.nice.org.uk',
  nhsDisc: 'NHS: Slipped disc. https://www.nhs.uk',
  nhsLowPressure: 'NHS: Low blood pressure (hypotension). https://www.nhs.uk',
  acgReflux:
    'Katz P. O. et al.: ACG clinical guideline for the diagnosis and management of gastroesophageal reflux disease. American Journal of Gastroenterology, 2022.',
  nhsReflux: 'NHS: Heartburn and acid reflux. https://www.nhs.uk',
  nhsHernia: 'NHS: Inguinal hernia repair. https://www.nhs.uk',
  acsHernia: 'American College of Surgeons: Groin hernia repair (patient education). https://www.facs.org',
} as const;

export type SourceId = keyof typeof sources;
